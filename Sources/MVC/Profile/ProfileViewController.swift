import EmployeeViews
import Employees
import SectionUpdates
import UIKit

/// A controller that makes the rows of a profile, fills the cells, and handles the taps.
///
/// It's a delegate of the list's model, so a star that is set here shows in the list.
final class ProfileViewController: UITableViewController {
  private let sections = DiffableSections<ProfileSection>()

  /// The employee as they were when the profile opened.
  private let employee: Employee
  private let model: EmployeeModel
  private let contacts: any ContactService

  init(_ employee: Employee, model: EmployeeModel, contacts: any ContactService) {
    self.employee = employee
    self.model = model
    self.contacts = contacts
    super.init(style: .plain)
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
    model.addDelegate(self)
    updateView()
  }

  private func section(of employee: Employee, in roster: EmployeeRoster) -> ProfileSection {
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
    case .star(let isStarred): model.perform(.star(isStarred, employee.id))
    case .contact(let contact): contacts.perform(contact)
    }
  }

  private func updateView() {
    let roster = model.roster
    let current = roster.employee(employee.id)
    navigationItem.title = (current ?? employee).name
    sections.apply([
      current.map { section(of: $0, in: roster) } ?? sectionOfMissingEmployee()
    ])
  }
}

// MARK: -

extension ProfileViewController: EmployeeModelDelegate {
  func modelDidChange() {
    updateView()
  }
}
