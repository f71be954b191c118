import EmployeeViews
import Employees
import ListRendering

/// The controller: it loads, hands view models to the data source, and answers taps.
///
/// **Knows** the service, the data source, the items, and what leaves the screen.
///
/// **Never knows** a cell, or how many rows there are.
///
/// **Article** The series on a reusable data source, part 2: `FirstViewController`.
final class EmployeeListViewController: ViewController {
  /// Shows the profile of an employee; the assembly says how.
  var showProfile: ((Employee) -> Void)?

  private let tableView = TableView()
  private let service: any EmployeeService
  private let actions: any EmployeeActions
  private let dataSource: ViewModelDataSource
  private var request: Task<Void, Never>?
  private var list = EmployeeList()
  private var status = EmployeeListStatus()
  private var sections = DiffableSections<Employee, [ItemViewModel]>()
  private var stateBeforeSearch: TableView.RestorableState?

  // MARK: - Assembly

  init(
    service: any EmployeeService, actions: any EmployeeActions, dataSource: ViewModelDataSource
  ) {
    self.service = service
    self.actions = actions
    self.dataSource = dataSource
    super.init()
    dataSource.delegate = self
  }

  deinit {
    request?.cancel()
  }

  override func loadView() {
    view = tableView
  }

  override func viewDidLoad() {
    dataSource.attach(to: tableView)
    tableView.refreshControl = RefreshControl { [weak self] in self?.load() }
    searchBar = SearchBar { [weak self] text in self?.searchTextChanged(text) }
    load()
  }

  // MARK: - Loading

  /// Asks for the employees; an answer to an earlier request no longer counts.
  private func load() {
    request?.cancel()
    update { status.load = .loading }
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
    update {
      list.load(employees)
      status.load = .loaded
    }
  }

  private func loadFailed(_ error: EmployeeServiceError) {
    update { status.load = .failed(reason: error.description) }
  }

  // MARK: - Counting

  private var items: EmployeeListSections { EmployeeListSections(delegate: self) }

  private var message: String? {
    status.message(shown: list.shown.count, searchText: list.searchText)
  }
}

// MARK: - Taps

extension EmployeeListViewController: ButtonViewModelDelegate {
  func callTapped(employee id: Employee.ID) {
    if let phone = employee(id)?.phone { actions.call(phone, employee: id) }
  }

  func writeTapped(employee id: Employee.ID) {
    if let email = employee(id)?.email { actions.write(to: email, employee: id) }
  }

  private func employee(_ id: Employee.ID) -> Employee? {
    list.shown.first { $0.id == id }
  }

  func retryTapped() {
    load()
  }
}

// MARK: -

extension EmployeeListViewController: ViewModelDelegate {
  // MARK: - Selection

  func isInteractive(at indexPath: IndexPath) -> Bool {
    indexPath.section > 0
  }

  func itemSelected(at indexPath: IndexPath) {
    showProfile?(list.shown[indexPath.section - 1])
  }

  // MARK: - Updating

  /// Changes what is shown, and tells the data source which sections that makes other ones.
  private func update(_ change: () -> Void) {
    let (oldMessage, couldRetry) = (message, status.canRetry)
    change()
    title = EmployeeListText.title(
      shown: list.shown.count, of: list.count, isSearching: list.searchText != nil)
    let statusSection = items.section(message: message, canRetry: status.canRetry)
    var changes = sections.update(
      to: list.shown, below: [statusSection], makeSection: items.section(of:))
    if message != oldMessage || status.canRetry != couldRetry { changes?.reload(0) }
    dataSource.show(
      list.shown.isEmpty
        ? ArrayDataProvider(statusSection)
        : SectionedDataProvider(sections.sections),
      changes: changes)
  }

  func identifier(ofSection section: Int) -> String {
    section > 0 ? "\(list.shown[section - 1].id)" : "status"
  }

  func section(withIdentifier identifier: String) -> Int? {
    guard let id = Int(identifier) else { return 0 }
    return list.shown.firstIndex { $0.id == id }.map { $0 + 1 }
  }

  // MARK: - Searching

  private func searchTextChanged(_ text: String) {
    if list.searchText == nil { stateBeforeSearch = tableView.restorableState }
    update { list.query = text }
    if list.searchText != nil {
      tableView.scrollToTop()
    } else if let stateBeforeSearch {
      tableView.restore(stateBeforeSearch)
    }
  }

  // MARK: - Deleting

  func itemDeleted(at indexPath: IndexPath) {
    let id = list.shown[indexPath.section - 1].id
    update { list.delete(id) }
    Task { [weak self, service] in
      do throws(EmployeeServiceError) {
        try await service.delete(id)
      } catch {
        self?.deletionRefused(id, error)
      }
    }
  }

  private func deletionRefused(_ id: Employee.ID, _ error: EmployeeServiceError) {
    update {
      guard let employee = list.restore(id) else { return }
      status.refusal = EmployeeListText.refusal(error.description, name: employee.name)
    }
  }
}
