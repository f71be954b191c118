import EmployeeViews
import Employees
import Foundation
import SectionUpdates
import UIKit

/// A massive view controller of a profile: it changes the star, makes the rows, fills the cells, and
/// handles the taps.
///
/// It begins with a copy of the list's roster, and makes each step in it that a message reports.
final class ProfileViewController: UITableViewController {
  private let sections = DiffableSections<ProfileSection>()

  /// The employee as they were when the profile opened.
  private let employee: Employee
  private let service: any EmployeeService
  private let contacts: any ContactService
  private let notifications: NotificationCenter
  private var observation: NotificationCenter.ObservationToken?
  private var roster: EmployeeRoster

  init(
    _ employee: Employee, in roster: EmployeeRoster, service: any EmployeeService,
    contacts: any ContactService, notifications: NotificationCenter
  ) {
    self.employee = employee
    self.roster = roster
    self.service = service
    self.contacts = contacts
    self.notifications = notifications
    super.init(style: .plain)
    // A message between now and `viewDidLoad()` counts.
    observation = notifications.addObserver(for: EmployeesMessage.self) { [weak self] message in
      self?.received(message)
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(EmployeeInfoCell.self)
    tableView.register(MessageCell.self)
    tableView.register(EmployeeWorkplaceCell.self)
    tableView.register(EmployeeDetailCell.self)
    tableView.register(ButtonCell.self)
    tableView.allowsSelection = false
    sections.listView = tableView
    updateView()
  }

  private func section(of employee: Employee) -> ProfileSection {
    var rows: [ProfileSection.Row] = [
      .info(
        photo: employee.photo, name: EmployeeListText.name(of: employee),
        specialization: employee.specialization)
    ]
    if let refusal = roster.refusals[employee.id] {
      rows.append(.message(EmployeeListText.refusal(refusal, name: employee.name)))
    }
    rows += employee.workplaces.map(ProfileSection.Row.workplace)
    rows += [employee.phone, employee.email].compactMap(\.self).map(ProfileSection.Row.detail)
    rows.append(
      .button(
        .star(!employee.isStarred, employee.name), .star(!employee.isStarred),
        isEnabled: !roster.isChangingStar(of: employee.id)))
    if let phone = employee.phone {
      let call = Contact.call(phone, employee: employee.id)
      rows.append(.button(.call(employee.name), .contact(call)))
    }
    if let email = employee.email {
      let letter = Contact.write(email, employee: employee.id)
      rows.append(.button(.write(to: employee.name), .contact(letter)))
    }
    return ProfileSection(id: employee.id, rows: rows)
  }

  /// Returns the section of the employee if they are no longer in the list.
  private func sectionOfMissingEmployee() -> ProfileSection {
    ProfileSection(
      id: employee.id,
      rows: [
        .info(
          photo: employee.photo, name: employee.name, specialization: employee.specialization),
        .message(EmployeeListText.notInList(name: employee.name)),
      ])
  }

  override func numberOfSections(in tableView: UITableView) -> Int {
    sections.count
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    switch sections[indexPath.section].rows[indexPath.row] {
    case .info(let photo, let name, let specialization):
      let cell = tableView.dequeue(EmployeeInfoCell.self, for: indexPath)
      cell.configure(photo: photo, name: name, specialization: specialization)
      return cell
    case .message(let message):
      let cell = tableView.dequeue(MessageCell.self, for: indexPath)
      cell.configure(with: message)
      return cell
    case .workplace(let workplace):
      let cell = tableView.dequeue(EmployeeWorkplaceCell.self, for: indexPath)
      cell.configure(with: workplace)
      return cell
    case .detail(let detail):
      let cell = tableView.dequeue(EmployeeDetailCell.self, for: indexPath)
      cell.configure(with: detail)
      return cell
    case .button(let title, let button, let isEnabled):
      let cell = tableView.dequeue(ButtonCell.self, for: indexPath)
      cell.configure(with: title, isEnabled: isEnabled) { [weak self] in self?.tapped(button) }
      return cell
    }
  }

  private func tapped(_ button: ProfileSection.Button) {
    switch button {
    case .star(let isStarred): setStarred(isStarred)
    case .contact(let contact): contacts.perform(contact)
    }
  }

  private func received(_ message: EmployeesMessage) {
    switch message {
    case .requestStarted: roster.requestStarted()
    case .requestAnswered(let employees): roster.requestAnswered(with: employees)
    case .requestFailed(let error): roster.requestFailed(error)
    case .changeStarted(let change): roster.changeStarted(change)
    case .changeConfirmed(let change): roster.changeConfirmed(change)
    case .changeRefused(let change, let error): roster.changeRefused(change, error)
    }
    if isViewLoaded { updateView() }
  }

  private func updateView() {
    let current = roster.employee(employee.id)
    navigationItem.title = (current ?? employee).name
    sections.apply([current.map(section) ?? sectionOfMissingEmployee()])
  }

  /// Shows a star at once, and takes it back if the service refuses.
  ///
  /// Closing the screen doesn't cancel the change, and the list receives the answer.
  private func setStarred(_ isStarred: Bool) {
    let change = EmployeeChange.star(isStarred, employee.id)
    notifications.post(EmployeesMessage.changeStarted(change))
    Task { [service, notifications] in
      do throws(EmployeeServiceError) {
        try await service.perform(change)
        notifications.post(EmployeesMessage.changeConfirmed(change))
      } catch {
        notifications.post(EmployeesMessage.changeRefused(change, error))
      }
    }
  }
}
