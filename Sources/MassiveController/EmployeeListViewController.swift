import EmployeeViews
import Employees
import Foundation
import SectionUpdates
import UIKit

/// A massive view controller: it loads, searches, and deletes employees, makes the rows, fills the
/// cells, handles the taps, and opens the profiles.
final class EmployeeListViewController: UITableViewController {
  private let sections = DiffableSections<EmployeeListSection>()

  private let service: any EmployeeService
  private let contacts: any ContactService
  private let portraits: PortraitLoader?
  private let notifications: NotificationCenter
  private var observation: NotificationCenter.ObservationToken?
  private var roster = EmployeeRoster()
  private var search = EmployeeSearch("")
  private var request: Task<Void, Never>?

  init(
    service: any EmployeeService, contacts: any ContactService, portraits: PortraitLoader?,
    notifications: NotificationCenter
  ) {
    self.service = service
    self.contacts = contacts
    self.portraits = portraits
    self.notifications = notifications
    super.init(style: .plain)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  deinit {
    request?.cancel()
  }

  // MARK: - Loading

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(EmployeeInfoCell.self)
    tableView.register(EmployeeWorkplaceCell.self)
    tableView.register(MessageCell.self)
    tableView.register(ButtonCell.self)
    if portraits != nil { tableView.prefetchDataSource = self }
    addRefreshControl(to: tableView) { [weak self] in
      self?.load()
      self?.portraits?.renew()
    }
    addSearchField { [weak self] text in self?.search(for: text) }
    sections.listView = tableView
    observation = notifications.addObserver(for: EmployeesMessage.self) { [weak self] message in
      self?.received(message)
    }
    load()
  }

  /// Requests the employees, and drops the answer to an earlier request.
  private func load() {
    notifications.post(EmployeesMessage.requestStarted)
    request?.cancel()
    request = Task { [service, notifications] in
      do throws(EmployeeServiceError) {
        let employees = try await service.employees()
        guard !Task.isCancelled else { return }
        notifications.post(EmployeesMessage.requestAnswered(employees))
      } catch {
        guard !Task.isCancelled else { return }
        notifications.post(EmployeesMessage.requestFailed(error))
      }
    }
  }

  // MARK: - Rows

  private func statusSection(shown employees: [Employee]) -> EmployeeListSection {
    var rows: [EmployeeListSection.Row] = []
    if let failure = roster.failure {
      rows.append(.message(EmployeeListText.failure(failure)))
    } else if !roster.isLoaded {
      rows.append(.message(EmployeeListText.loading))
    }
    if roster.isLoaded, employees.isEmpty {
      let message = search.text.map(EmployeeListText.noMatch) ?? EmployeeListText.empty
      rows.append(.message(message))
    }
    for (employee, refusal) in roster.refusals(hiddenBy: search) {
      rows.append(.message(EmployeeListText.refusal(refusal, name: employee.name)))
    }
    if roster.failure != nil { rows.append(.button(.retry, .retry)) }
    return EmployeeListSection(id: .status, rows: rows)
  }

  private func section(
    of employee: Employee, refusal: EmployeeRefusal?
  ) -> EmployeeListSection {
    var rows: [EmployeeListSection.Row] = [
      .info(
        photo: employee.photo, name: EmployeeListText.name(of: employee),
        specialization: employee.specialization)
    ]
    if let refusal {
      rows.append(.message(EmployeeListText.refusal(refusal, name: employee.name)))
    }
    rows += employee.workplaces.map(EmployeeListSection.Row.workplace)
    if let phone = employee.phone {
      let call = Contact.call(phone, employee: employee.id)
      rows.append(.button(.call(employee.name), .contact(call)))
    }
    if let email = employee.email {
      let letter = Contact.write(email, employee: employee.id)
      rows.append(.button(.write(to: employee.name), .contact(letter)))
    }
    return EmployeeListSection(id: .employee(employee.id), rows: rows)
  }

  // MARK: - Making cells

  override func numberOfSections(in tableView: UITableView) -> Int {
    sections.count
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    switch row(at: indexPath) {
    case .info(let photo, let name, let specialization):
      let cell = tableView.dequeue(EmployeeInfoCell.self, for: indexPath)
      cell.configure(photo: photo, name: name, specialization: specialization)
      return cell
    case .workplace(let workplace):
      let cell = tableView.dequeue(EmployeeWorkplaceCell.self, for: indexPath)
      cell.configure(with: workplace)
      return cell
    case .message(let message):
      let cell = tableView.dequeue(MessageCell.self, for: indexPath)
      cell.configure(with: message)
      return cell
    case .button(let title, let button):
      let cell = tableView.dequeue(ButtonCell.self, for: indexPath)
      cell.configure(with: title) { [weak self] in self?.tapped(button) }
      return cell
    }
  }

  private func row(at indexPath: IndexPath) -> EmployeeListSection.Row {
    sections[indexPath.section].rows[indexPath.row]
  }

  // MARK: - Taps

  private func tapped(_ button: EmployeeListSection.Button) {
    switch button {
    case .contact(let contact): contacts.perform(contact)
    case .retry: load()
    }
  }

  // MARK: - Selection

  /// Returns the employee whose section has a row, `nil` for the status.
  private func employeeID(at indexPath: IndexPath) -> Employee.ID? {
    sections[indexPath.section].id.employeeID
  }

  override func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    row(at: indexPath).isSelectable
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let employee = employeeID(at: indexPath).flatMap(roster.employee) else { return }
    navigationController?.pushViewController(
      ProfileViewController(
        employee, in: roster, service: service, contacts: contacts, notifications: notifications),
      animated: true)
  }

  // MARK: - Updating

  private func received(_ message: EmployeesMessage) {
    switch message {
    case .requestStarted: roster.requestStarted()
    case .requestAnswered(let employees): roster.requestAnswered(with: employees)
    case .requestFailed(let error): roster.requestFailed(error)
    case .changeStarted(let change): roster.changeStarted(change)
    case .changeConfirmed(let change): roster.changeConfirmed(change)
    case .changeRefused(let change, let error): roster.changeRefused(change, error)
    }
    updateView()
  }

  private func updateView() {
    let employees = search.results(in: roster.employees)
    let employeeSections = employees.map { employee in
      section(of: employee, refusal: roster.refusals[employee.id])
    }
    navigationItem.title = EmployeeListText.title(
      shown: employees.count, of: roster.count, isSearching: search.text != nil)
    sections.apply(
      [statusSection(shown: employees)] + employeeSections, searchText: search.text)
    tableView.setRefreshing(roster.isRefreshing)
  }

  // MARK: - Searching

  private func search(for text: String) {
    search = EmployeeSearch(text)
    updateView()
  }

  // MARK: - Deleting

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    row(at: indexPath).isDeletable
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete, let id = employeeID(at: indexPath) else { return }
    delete(id)
  }

  /// Hides an employee, and shows them again if the service refuses the deletion.
  ///
  /// Closing the screen doesn't cancel the deletion, and an open profile receives the answer.
  private func delete(_ id: Employee.ID) {
    let change = EmployeeChange.deletion(id)
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

  // MARK: - Portraits

  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    guard let portraits, let cell = cell as? EmployeeInfoCell,
      let id = employeeID(at: indexPath)
    else { return }
    cell.showPortrait(of: id, from: portraits)
  }

  override func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    (cell as? EmployeeInfoCell)?.endPortrait()
  }
}

// MARK: -

extension EmployeeListViewController: UITableViewDataSourcePrefetching {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    // The list may have become shorter.
    let rows = indexPaths.filter { $0.section < sections.count }
    portraits?.prefetch(rows.compactMap(employeeID))
  }
}
