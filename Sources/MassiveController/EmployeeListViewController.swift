import EmployeeViews
import Employees
import SectionUpdates
import UIKit

/// A massive view controller: it loads, searches and deletes employees, makes the rows, fills the
/// cells, loads the portraits, handles the taps, and opens the profiles.
final class EmployeeListViewController: UITableViewController, UITableViewDataSourcePrefetching {
  private let sections = DiffableSections<EmployeeListSection>()

  private let service: any EmployeeService
  private let contacts: any ContactService
  private let portraits: PortraitLoader?
  private var list = EmployeeList()
  private var status = EmployeeListStatus()
  private var request: Task<Void, Never>?

  init(service: any EmployeeService, contacts: any ContactService, portraits: PortraitLoader?) {
    self.service = service
    self.contacts = contacts
    self.portraits = portraits
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
    tableView.addRefreshControl { [weak self] in self?.load() }
    addSearchField { [weak self] text in self?.search(text) }
    sections.listView = tableView
    load()
  }

  /// Requests the employees, and drops the answer to an earlier request.
  private func load() {
    request?.cancel()
    status.requestStarted()
    request = Task { [weak self, service] in
      do throws(EmployeeServiceError) {
        let employees = try await service.employees()
        if !Task.isCancelled { self?.employeesLoaded(employees) }
      } catch {
        if !Task.isCancelled { self?.loadFailed(error) }
      }
    }
    updateView()
  }

  private func employeesLoaded(_ employees: [Employee]) {
    list.replace(with: employees)
    status.requestAnswered()
    updateView()
  }

  private func loadFailed(_ error: EmployeeServiceError) {
    status.requestFailed(error)
    updateView()
  }

  // MARK: - Rows

  private func statusSection() -> EmployeeListSection {
    var rows: [EmployeeListSection.Row] = []
    if let failure = status.failure {
      rows.append(.message(EmployeeListText.failure(failure)))
    } else if !list.isLoaded {
      rows.append(.message(EmployeeListText.loading))
    }
    if list.isLoaded, list.employees.isEmpty {
      let message = list.searchText.map(EmployeeListText.noMatch) ?? EmployeeListText.empty
      rows.append(.message(message))
    }
    for (employee, error) in status.refusals(hiddenIn: list) {
      rows.append(.message(EmployeeListText.refusal(error, name: employee.name)))
    }
    if status.failure != nil { rows.append(.button(title: EmployeeListText.retry, .retry)) }
    return EmployeeListSection(id: .status, rows: rows)
  }

  private func section(
    of employee: Employee, refusal: EmployeeServiceError?
  ) -> EmployeeListSection {
    var rows: [EmployeeListSection.Row] = [
      .info(photo: employee.photo, name: employee.name, specialization: employee.specialization)
    ]
    if let refusal {
      rows.append(.message(EmployeeListText.refusal(refusal, name: employee.name)))
    }
    rows += employee.workplaces.map(EmployeeListSection.Row.workplace)
    if employee.phone != nil {
      rows.append(.button(title: EmployeeListText.call, .call(employee.id)))
    }
    if employee.email != nil {
      rows.append(.button(title: EmployeeListText.write, .write(employee.id)))
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

  /// Does what a button asks for.
  ///
  /// A row has only what it shows, so that a new number alone updates no row. The list has the latest.
  private func tapped(_ button: EmployeeListSection.Button) {
    switch button {
    case .call(let id):
      if let phone = list.employee(id)?.phone { contacts.call(phone, employee: id) }
    case .write(let id):
      if let address = list.employee(id)?.email { contacts.write(to: address, employee: id) }
    case .retry:
      load()
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
    guard let id = employeeID(at: indexPath), let employee = list.employee(id) else { return }
    navigationController?.pushViewController(
      EmployeeProfileViewController(employee, contacts: contacts), animated: true)
  }

  // MARK: - Updating

  private func updateView() {
    let employeeSections = list.employees.map { employee in
      section(of: employee, refusal: status.refusals[employee.id])
    }
    navigationItem.title = EmployeeListText.title(
      shown: list.employees.count, of: list.count, isSearching: list.searchText != nil)
    sections.apply([statusSection()] + employeeSections, searchText: list.searchText)
    // Before the first list, a message says that it is loading.
    tableView.setRefreshing(status.isLoading && list.isLoaded)
  }

  // MARK: - Searching

  /// Shows only the employees that match a text.
  ///
  /// A running request goes on, and the list searches its answer, too.
  private func search(_ text: String) {
    list.search(text)
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

  /// Removes an employee at once, and restores them if the service refuses the deletion.
  ///
  /// A deletion is not cancelled: it goes on after the screen is closed, and then nobody hears of a
  /// refusal.
  private func delete(_ id: Employee.ID) {
    list.delete(id)
    status.deletionStarted(of: id)
    updateView()
    Task { [weak self, service] in
      do throws(EmployeeServiceError) {
        try await service.delete(id)
      } catch {
        self?.deletionRefused(id, error)
      }
    }
  }

  private func deletionRefused(_ id: Employee.ID, _ error: EmployeeServiceError) {
    list.restore(id)
    status.deletionRefused(of: id, error)
    updateView()
  }

  // MARK: - Portraits

  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    guard let cell = cell as? EmployeeInfoCell, let id = employeeID(at: indexPath) else { return }
    loadPortrait(of: id, in: cell.content)
  }

  override func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    // Releasing the request withdraws it, so that the old portrait never arrives in a reused cell.
    (cell as? EmployeeInfoCell)?.content.portraitRequest = nil
  }

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    // The list may have become shorter.
    let rows = indexPaths.filter { $0.section < sections.count }
    portraits?.prefetch(rows.compactMap(employeeID))
  }

  private func loadPortrait(of id: Employee.ID, in view: EmployeeInfoView) {
    guard let portraits else { return }
    view.portraitRequest = portraits.load(id) { [weak view] in view?.show($0) }
    view.retryTapped = { [weak self, weak view] in
      if let view { self?.loadPortrait(of: id, in: view) }
    }
  }
}
