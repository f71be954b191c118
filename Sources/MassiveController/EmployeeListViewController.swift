import EmployeeViews
import Employees
import ListRendering
import TableUpdates

/// A massive view controller: it loads, searches and deletes employees, makes the rows, fills the
/// cells, loads the portraits, handles the taps, and opens the profiles.
///
/// It is the shortest way to one small screen. What hurts when the screen grows: to test which rows
/// an employee has, or what Retry does, you need a table and its cells. No other screen can use its
/// rows, and nearly every change comes to this file.
final class EmployeeListViewController: UITableViewController {
  private let service: any EmployeeService
  private let contacts: any ContactService
  private let portraits: PortraitLoader?
  private let sections = DiffableSections<Section>()
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

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(EmployeeInfoCell.self)
    tableView.register(EmployeeWorkplaceCell.self)
    tableView.register(MessageCell.self)
    tableView.register(ButtonCell.self)
    tableView.prefetchDataSource = self
    tableView.addRefreshControl { [weak self] in self?.load() }
    addSearchField { [weak self] text in self?.searchTextChanged(text) }
    sections.listView = tableView
    load()
  }

  // MARK: - Loading

  /// Requests the employees, and drops the answer to an earlier request.
  private func load() {
    status.requestStarted()
    updateView()
    request?.cancel()
    request = Task { [weak self, service] in
      do throws(EmployeeServiceError) {
        let employees = try await service.employees()
        if !Task.isCancelled { self?.employeesLoaded(employees) }
      } catch {
        if !Task.isCancelled { self?.loadFailed(error) }
      }
    }
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

  /// The rows of an employee, or of the status of the list.
  struct Section: Identifiable, Equatable {
    let id: EmployeeListSectionID
    let rows: [Row]
  }

  enum Row: Equatable {
    case info(Employee)
    case workplace(String)
    case message(String)
    case button(Button)
  }

  enum Button: Equatable {
    case call(phone: String, Employee.ID)
    case write(address: String, Employee.ID)
    case retry
  }

  private var statusSection: Section {
    let content = status.content(above: list)
    var rows = content.messages.map(Row.message)
    if content.canRetry { rows.append(.button(.retry)) }
    return Section(id: .status, rows: rows)
  }

  private func section(of employee: Employee) -> Section {
    var rows = [Row.info(employee)]
    if let refusal = status.refusal(of: employee) { rows.append(.message(refusal)) }
    rows += employee.workplaces.map(Row.workplace)
    if let phone = employee.phone { rows.append(.button(.call(phone: phone, employee.id))) }
    if let email = employee.email { rows.append(.button(.write(address: email, employee.id))) }
    return Section(id: .employee(employee.id), rows: rows)
  }

  // MARK: - Updating

  private func updateView() {
    title = EmployeeListText.title(of: list)
    sections.apply(
      [statusSection] + list.employees.map(section(of:)), searchText: list.searchText)
    tableView.setRefreshing(status.isRefreshing(list))
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
    switch sections[indexPath.section].rows[indexPath.row] {
    case .info(let employee):
      let cell = tableView.dequeue(EmployeeInfoCell.self, for: indexPath)
      cell.content.photoView.image = employee.photo.flatMap { UIImage(named: $0) }
      cell.content.nameLabel.text = employee.name
      cell.content.specializationLabel.text = employee.specialization
      return cell
    case .workplace(let workplace):
      let cell = tableView.dequeue(EmployeeWorkplaceCell.self, for: indexPath)
      cell.content.workplaceLabel.text = workplace
      return cell
    case .message(let message):
      let cell = tableView.dequeue(MessageCell.self, for: indexPath)
      cell.content.messageLabel.text = message
      return cell
    case .button(let button):
      let cell = tableView.dequeue(ButtonCell.self, for: indexPath)
      cell.content.button.setTitle(title(of: button), for: .normal)
      cell.content.tapped = { [weak self] in self?.tapped(button) }
      return cell
    }
  }

  private func title(of button: Button) -> String {
    switch button {
    case .call: EmployeeListText.call
    case .write: EmployeeListText.write
    case .retry: EmployeeListText.retry
    }
  }

  // MARK: - Taps

  private func tapped(_ button: Button) {
    switch button {
    case .call(let phone, let id): contacts.call(phone, employee: id)
    case .write(let address, let id): contacts.write(to: address, employee: id)
    case .retry: load()
    }
  }

  // MARK: - Selection

  private func employeeID(at indexPath: IndexPath) -> Employee.ID? {
    sections[indexPath.section].id.employeeID
  }

  override func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    switch sections[indexPath.section].rows[indexPath.row] {
    case .info, .workplace: true
    case .message, .button: false
    }
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let id = employeeID(at: indexPath), let employee = list.employee(id) else { return }
    navigationController?.pushViewController(
      EmployeeProfileViewController(employee, contacts: contacts), animated: true)
  }

  // MARK: - Searching

  private func searchTextChanged(_ text: String) {
    list.query = text
    updateView()
  }

  // MARK: - Deleting

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    indexPath.row == 0 && employeeID(at: indexPath) != nil
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard let id = employeeID(at: indexPath) else { return }
    if editingStyle == .delete { deleteTapped(id) }
  }

  /// Removes an employee at once, and restores them if the service refuses the deletion.
  ///
  /// A deletion is not cancelled: it goes on after the screen is closed.
  private func deleteTapped(_ id: Employee.ID) {
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
    loadPortrait(of: id, for: cell)
  }

  override func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    // A request that is released is cancelled.
    (cell as? EmployeeInfoCell)?.portraitRequest = nil
  }

  private func loadPortrait(of id: Employee.ID, for cell: EmployeeInfoCell) {
    guard let portraits else { return }
    cell.portraitRequest = portraits.load(id) { [weak cell] in cell?.content.show($0) }
    cell.content.retryTapped = { [weak self, weak cell] in
      if let cell { self?.loadPortrait(of: id, for: cell) }
    }
  }
}

extension EmployeeListViewController: UITableViewDataSourcePrefetching {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    // The list may have become shorter.
    for indexPath in indexPaths where indexPath.row == 0 && indexPath.section < sections.count {
      if let id = employeeID(at: indexPath) { portraits?.prefetch([id]) }
    }
  }
}
