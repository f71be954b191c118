import EmployeeViews
import EmployeePresentation
import Employees
import ListRendering
import TableUpdates
import TestSupport

/// The whole screen in one controller, correct except for one fault.
final class FaultyViewController: UITableViewController {
  private let fault: Fault?
  private let service: any EmployeeService
  private let contacts: any ContactService
  private let portraits: PortraitLoader?
  private let sections = DiffableSections<Section>()
  private var list = EmployeeList()
  private var status = EmployeeListStatus()
  private var request: Task<Void, Never>?

  /// The latest loaded list, in which `staleTap` looks for the employee of a row.
  private var tappable: [Employee] = []

  init(
    service: any EmployeeService, contacts: any ContactService,
    portraits: (any PortraitService)?, fault: Fault?
  ) {
    self.fault = fault
    self.service = service
    self.contacts = contacts
    self.portraits = portraits.map { PortraitLoader(service: $0) }
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
    if fault != .noPrefetching { tableView.prefetchDataSource = self }
    if fault == .leak {
      tableView.addRefreshControl { self.load() }
    } else {
      tableView.addRefreshControl { [weak self] in self?.load() }
    }
    clearsSelectionOnViewWillAppear = fault != .keptSelection
    addSearchField { [weak self] text in self?.searchTextChanged(text) }
    sections.listView = tableView
    load()
  }

  // MARK: - Loading

  /// Requests the employees, and drops the answer to an earlier request.
  private func load() {
    status.requestStarted()
    updateView()
    if fault != .staleAnswer { request?.cancel() }
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
    list.replace(with: fault == .droppedRecord ? employees.dropLast() : employees)
    status.requestAnswered()
    updateView()
    tappable = list.employees
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
    case button(String, of: Employee?)
  }

  private var statusSection: Section {
    let content = EmployeeListPresentation(of: list, status)
    let messages = fault == .hiddenMessage ? Array(content.messages.prefix(1)) : content.messages
    var rows = messages.map(Row.message)
    if content.canRetry, fault != .noRetry { rows.append(.button(EmployeeListText.retry, of: nil)) }
    return Section(id: .status, rows: rows)
  }

  private func section(of employee: Employee) -> Section {
    var rows = [Row.info(employee)]
    if let refusal = EmployeeListPresentation(of: list, status).refusal(of: employee) {
      rows.append(.message(refusal))
    }
    rows += employee.workplaces.map(Row.workplace)
    if employee.phone != nil { rows.append(.button(EmployeeListText.call, of: employee)) }
    if employee.email != nil { rows.append(.button(EmployeeListText.write, of: employee)) }
    return Section(id: .employee(employee.id), rows: rows)
  }

  // MARK: - Updating

  private func updateView() {
    let presentation = EmployeeListPresentation(of: list, status)
    title = presentation.title
    sections.apply(
      [statusSection] + list.employees.map(section), searchText: list.searchText)
    if fault == .silentRetry, presentation.isRefreshing { return }
    if fault == .endlessRefresh, !presentation.isRefreshing { return }
    tableView.setRefreshing(presentation.isRefreshing)
    if fault == .forgottenPlace { tableView.contentOffset.y = -tableView.adjustedContentInset.top }
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
      if employee.photo != nil || fault != .keptPhoto {
        cell.content.photoView.image = employee.photo.flatMap { UIImage(named: $0) }
      }
      cell.content.nameLabel.text = employee.name
      cell.content.specializationLabel.text = employee.specialization
      return cell
    case .workplace(let workplace):
      let cell = tableView.dequeue(EmployeeWorkplaceCell.self, for: indexPath)
      let isBlank = fault == .blankCell && indexPath.row > 3
      cell.content.workplaceLabel.text = isBlank ? nil : workplace
      return cell
    case .message(let message):
      let cell = tableView.dequeue(MessageCell.self, for: indexPath)
      cell.content.messageLabel.text = message
      return cell
    case .button(let title, let employee):
      let cell = tableView.dequeue(ButtonCell.self, for: indexPath)
      cell.content.button.setTitle(title, for: .normal)
      cell.content.tapped = { [weak self, weak cell] in
        self?.tapped(title, of: employee, in: cell)
      }
      return cell
    }
  }

  // MARK: - Taps

  private func tapped(_ title: String, of employee: Employee?, in cell: UITableViewCell?) {
    guard var employee else { return load() }
    if fault == .staleTap { employee = loadedEmployee(in: cell) ?? employee }
    if title == EmployeeListText.call {
      let callCount = fault == .doubledAction ? 2 : 1
      for _ in 0..<callCount { contacts.call(employee.phone ?? "", employee: employee.id) }
    } else {
      contacts.write(to: employee.email ?? "", employee: employee.id)
    }
  }

  /// Returns the employee that was loaded into the section of a cell.
  private func loadedEmployee(in cell: UITableViewCell?) -> Employee? {
    guard let section = cell.flatMap(tableView.indexPath)?.section else { return nil }
    return tappable.indices.contains(section - 1) ? tappable[section - 1] : nil
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
    case .button: fault == .selectableButtons
    case .message: false
    }
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let id = employeeID(at: indexPath), let employee = list.employee(id) else { return }
    navigationController?.pushViewController(
      EmployeeProfileViewController(employee, contacts: contacts), animated: true)
  }

  // MARK: - Searching

  private func searchTextChanged(_ text: String) {
    let isFound = list.employees.isEmpty || fault != .literalSearch || text.allSatisfy(\.isASCII)
    list.query = isFound ? text : "nobody has this text"
    updateView()
  }

  // MARK: - Deleting

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    (indexPath.row == 0 || fault == .swipeAnywhere) && employeeID(at: indexPath) != nil
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard let id = employeeID(at: indexPath) else { return }
    if editingStyle == .delete { deleteTapped(id) }
  }

  /// Removes an employee at once, and restores them if the service refuses the deletion.
  private func deleteTapped(_ id: Employee.ID) {
    list.delete(id)
    status.deletionStarted(of: id)
    updateView()
    Task { [weak self, service, fault] in
      do throws(EmployeeServiceError) {
        try await service.delete(id)
      } catch {
        self?.deletionRefused(id, error)
        if fault == .lateRequest, self == nil { _ = try? await service.employees() }
      }
    }
  }

  private func deletionRefused(_ id: Employee.ID, _ error: EmployeeServiceError) {
    if fault == .ignoredRefusal { return }
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
    if fault == .keptRequest { return }
    guard let cell = cell as? EmployeeInfoCell else { return }
    if fault == .latePortrait, let request = cell.portraitRequest {
      Task { withExtendedLifetime(request) {} }
    }
    // A request that is released is cancelled.
    cell.portraitRequest = nil
  }

  private func loadPortrait(of id: Employee.ID, for cell: EmployeeInfoCell) {
    cell.portraitRequest = portraits?.load(id) { [weak cell] in cell?.content.show($0) }
    cell.content.retryTapped = { [weak self, weak cell] in
      if let cell { self?.loadPortrait(of: id, for: cell) }
    }
  }
}

extension FaultyViewController: UITableViewDataSourcePrefetching {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    // The list may have become shorter.
    for indexPath in indexPaths where indexPath.row == 0 && indexPath.section < sections.count {
      if let id = employeeID(at: indexPath) { portraits?.prefetch([id]) }
    }
  }
}

// MARK: -

private class Cell<Content: RowView>: HostCell<Content>, ReusableCell {
  static var identifier: String { "\(Content.self)" }
}

private final class EmployeeInfoCell: Cell<EmployeeInfoView> {
  var portraitRequest: PortraitRequest?
}

private typealias EmployeeWorkplaceCell = Cell<EmployeeWorkplaceView>
private typealias MessageCell = Cell<MessageView>
private typealias ButtonCell = Cell<ButtonView>
