import Diffing
import Employees
import ListRendering
import TableUpdates

/// A controller that owns the list and gives the data source a new provider after each change.
///
/// **Knows** the service, the list, the providers, the data source, and the actions.
///
/// **Never knows** a cell, or how many rows an employee has.
///
/// **Article** The series on a reusable data source, part 2: `FirstViewController`.
final class EmployeeListViewController: UIViewController {
  /// Shows the profile of an employee; the assembly sets it.
  var showProfile: ((Employee) -> Void)?

  private let tableView = UITableView()
  private let service: any EmployeeService
  private let actions: any EmployeeActions
  private let dataSource: ViewModelDataSource
  private var request: Task<Void, Never>?
  private var list = EmployeeList()
  private var status = EmployeeListStatus()
  private var employees: EmployeeDataProvider?
  private var placeBeforeSearch: TablePlace?

  private static let statusSection = 0
  private static let firstEmployeeSection = 1

  /// The identifier of a section.
  private enum SectionID: Hashable {
    case status
    case employee(Employee.ID)
  }

  // MARK: - Assembly

  init(
    service: any EmployeeService, actions: any EmployeeActions, dataSource: ViewModelDataSource
  ) {
    self.service = service
    self.actions = actions
    self.dataSource = dataSource
    super.init(nibName: nil, bundle: nil)
    dataSource.delegate = self
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  deinit {
    request?.cancel()
  }

  override func loadView() {
    view = tableView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    dataSource.attach(to: tableView)
    tableView.refreshControl = UIRefreshControl()
    tableView.refreshControl?.addAction(
      UIAction { [weak self] _ in self?.startLoading() }, for: .valueChanged)
    let searchController = UISearchController(searchResultsController: nil)
    searchController.searchResultsUpdater = self
    searchController.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = searchController
    startLoading()
  }

  // MARK: - Loading

  /// Loads the list, and returns after the answer is shown.
  func load() async {
    await startLoading().value
  }

  /// Starts a load, and cancels the earlier one, whose answer is dropped.
  ///
  /// The task holds the screen weakly, so that a screen can be released before the service answers.
  @discardableResult
  private func startLoading() -> Task<Void, Never> {
    request?.cancel()
    update { status.load = .loading }
    let request = Task.immediate { [weak self, service] in
      do throws(EmployeeServiceError) {
        let employees = try await service.employees()
        if !Task.isCancelled { self?.employeesLoaded(employees) }
      } catch {
        if !Task.isCancelled { self?.loadFailed(error) }
      }
    }
    self.request = request
    return request
  }

  private func employeesLoaded(_ employees: [Employee]) {
    tableView.refreshControl?.endRefreshing()
    update {
      list.load(employees)
      status.load = .loaded
    }
  }

  private func loadFailed(_ error: EmployeeServiceError) {
    tableView.refreshControl?.endRefreshing()
    update { status.load = .failed(reason: error.description) }
  }

  // MARK: - Making cells

  /// The items of the status section: a message, a Retry button, both, or neither.
  private var statusItems: [any ItemViewModel] {
    var items: [any ItemViewModel] = []
    if let message { items.append(MessageViewModel(message)) }
    if status.canRetry {
      items.append(
        ButtonViewModel(title: EmployeeListText.retry) { [weak self] in self?.retryTapped() })
    }
    return items
  }

  private var message: String? {
    status.message(shown: list.shown.count, searchText: list.searchText)
  }
}

// MARK: - Taps

extension EmployeeListViewController: EmployeeDataProviderDelegate {
  func callTapped(_ employee: Employee) {
    if let phone = employee.phone { actions.call(phone, employee: employee.id) }
  }

  func writeTapped(_ employee: Employee) {
    if let email = employee.email { actions.write(to: email, employee: employee.id) }
  }

  private func retryTapped() {
    startLoading()
  }
}

// MARK: -

extension EmployeeListViewController: ViewModelDelegate {
  // MARK: - Selection

  func isInteractive(at indexPath: IndexPath) -> Bool {
    indexPath.section != Self.statusSection
  }

  func itemSelected(at indexPath: IndexPath) {
    showProfile?(employee(ofSection: indexPath.section))
  }

  private func employee(ofSection section: Int) -> Employee {
    list.shown[section - Self.firstEmployeeSection]
  }

  // MARK: - Updating

  /// Applies a change, and gives the data source a new provider with the changed sections.
  private func update(_ change: () -> Void) {
    let (shown, oldMessage, couldRetry) = (list.shown, message, status.canRetry)
    change()
    title = EmployeeListText.title(
      shown: list.shown.count, of: list.count, isSearching: list.searchText != nil)
    var changes = SectionChanges(from: shown, to: list.shown, offset: Self.firstEmployeeSection)
    let employees = EmployeeDataProvider(
      list.shown, delegate: self, keepingItemsOf: changes.isEmpty ? self.employees : nil)
    self.employees = employees
    // If no employee stays, the table has nothing to keep, and reloading it costs less.
    let isReplaced = changes.deletes.count == shown.count
    if message != oldMessage || status.canRetry != couldRetry { changes.reload(Self.statusSection) }
    dataSource.show(
      SectionedDataProvider([ArrayDataProvider(statusItems), employees]),
      changes: isReplaced ? nil : changes)
  }

  func identifier(ofSection section: Int) -> AnyHashable {
    section == Self.statusSection ? SectionID.status : .employee(employee(ofSection: section).id)
  }

  func section(withIdentifier identifier: AnyHashable) -> Int? {
    guard case .employee(let id) = identifier.base as? SectionID else { return Self.statusSection }
    // A loop, because a closure would check the executor for each employee.
    for (index, employee) in list.shown.enumerated() where employee.id == id {
      return index + Self.firstEmployeeSection
    }
    return nil
  }

  /// The selection and the scroll position.
  private var place: TablePlace {
    tableView.place(identifiedBy: identifier(ofSection:))
  }

  // MARK: - Searching

  func searchTextChanged(_ text: String) {
    if list.searchText == nil { placeBeforeSearch = place }
    update { list.query = text }
    if list.searchText != nil {
      tableView.scrollToBeginning()
    } else if let placeBeforeSearch {
      tableView.restore(placeBeforeSearch, section: section(withIdentifier:))
    }
  }

  // MARK: - Deleting

  func itemDeleted(at indexPath: IndexPath) {
    employeeDeleted(employee(ofSection: indexPath.section).id)
  }

  /// Removes an employee at once, and restores them if the service refuses the deletion.
  ///
  /// - Returns: The task that waits for the service; it holds the screen weakly.
  @discardableResult
  func employeeDeleted(_ id: Employee.ID) -> Task<Void, Never> {
    update { list.delete(id) }
    return Task.immediate { [weak self, service] in
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

// MARK: - Searching

extension EmployeeListViewController: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {
    searchTextChanged(searchController.searchBar.text ?? "")
  }
}
