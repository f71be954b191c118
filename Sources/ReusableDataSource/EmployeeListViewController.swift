import Employees
import ListRendering
import TableUpdates

/// A view controller that owns the list and gives the data source a provider for it.
///
/// **Knows** the service, the list, and the providers.
///
/// **Never knows** how a cell shows a view model, or at which place a row is.
///
/// **Article** The series on a reusable data source, part 2: `FirstViewController`.
final class EmployeeListViewController: UIViewController {
  /// Shows the profile of an employee; the assembly sets it.
  var showProfile: ((Employee) -> Void)?

  private let listView: any SectionedList
  private let dataSource: any ProviderDataSource<EmployeeListSectionID>
  private let service: any EmployeeService
  private let actions: any EmployeeActions
  private let portraits: PortraitLoader?
  private let showsInitials: Bool
  private var request: Task<Void, Never>?
  private var list = EmployeeList()
  private var status = EmployeeListStatus()
  private var placeBeforeSearch: TablePlace?

  /// Creates the screen with a table or a collection, and the data source of it.
  init(
    service: any EmployeeService, actions: any EmployeeActions, portraits: PortraitLoader?,
    showsInitials: Bool, listView: any SectionedList,
    dataSource: any ProviderDataSource<EmployeeListSectionID>
  ) {
    self.service = service
    self.actions = actions
    self.portraits = portraits
    self.showsInitials = showsInitials
    self.listView = listView
    self.dataSource = dataSource
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  deinit {
    request?.cancel()
  }

  override func loadView() {
    view = listView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    dataSource.delegate = self
    setUpRefreshing()
    setUpSearch()
    load()
  }

  private func setUpRefreshing() {
    listView.refreshControl = UIRefreshControl()
    listView.refreshControl?.addAction(
      UIAction { [weak self] _ in self?.load() }, for: .valueChanged)
  }

  private func setUpSearch() {
    let searchController = UISearchController(searchResultsController: nil)
    searchController.searchResultsUpdater = self
    searchController.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = searchController
    definesPresentationContext = true
    listView.keyboardDismissMode = .onDrag
  }

  // MARK: - Loading

  /// Requests the employees, and drops the answer to an earlier request.
  private func load() {
    status.load = .loading
    updateDataProvider()
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
    list.load(employees)
    status.load = .loaded
    updateDataProvider()
    listView.refreshControl?.endRefreshing()
  }

  private func loadFailed(_ error: EmployeeServiceError) {
    status.load = .failed(error)
    updateDataProvider()
    listView.refreshControl?.endRefreshing()
  }

  // MARK: - Updating

  private func updateDataProvider() {
    title = EmployeeListText.title(
      shown: list.shown.count, of: list.count, isSearching: list.searchText != nil)
    dataSource.dataProvider = SectionedDataProvider([
      StatusDataProvider(message: message, canRetry: hasFailed) { [weak self] in self?.load() },
      EmployeeDataProvider(
        list.shown, portraits: portraits, showsInitials: showsInitials, delegate: self),
    ])
  }

  // MARK: - Rows

  private var message: String? {
    if let refusal = status.refusal {
      return EmployeeListText.refusal(refusal.error, name: refusal.name)
    }
    switch status.load {
    case .loading:
      return EmployeeListText.loading
    case .failed(let error):
      return EmployeeListText.failure(error)
    case .loaded:
      guard list.shown.isEmpty else { return nil }
      return list.searchText.map(EmployeeListText.noMatch) ?? EmployeeListText.empty
    }
  }

  private var hasFailed: Bool {
    if case .failed = status.load { true } else { false }
  }
}

// MARK: - Taps

extension EmployeeListViewController: EmployeeDataProviderDelegate {
  func callTapped(_ phone: String, employee id: Employee.ID) {
    actions.call(phone, employee: id)
  }

  func writeTapped(_ address: String, employee id: Employee.ID) {
    actions.write(to: address, employee: id)
  }
}

// MARK: - Selection

extension EmployeeListViewController: ViewModelDelegate {
  func itemSelected(_ item: any ItemViewModel, inSection identifier: EmployeeListSectionID) {
    guard case .employee(let id) = identifier,
      let employee = list.shown.first(where: { $0.id == id })
    else { return }
    showProfile?(employee)
  }

  // MARK: - Deleting

  func itemDeleted(_ item: any ItemViewModel, inSection identifier: EmployeeListSectionID) {
    if case .employee(let id) = identifier { delete(id) }
  }

  /// Removes an employee at once, and restores them if the service refuses the deletion.
  private func delete(_ id: Employee.ID) {
    list.delete(id)
    updateDataProvider()
    Task { [weak self, service] in
      do throws(EmployeeServiceError) {
        try await service.delete(id)
      } catch {
        self?.deletionRefused(id, error)
      }
    }
  }

  private func deletionRefused(_ id: Employee.ID, _ error: EmployeeServiceError) {
    guard let employee = list.restore(id) else { return }
    status.refusal = EmployeeListStatus.Refusal(name: employee.name, error: error)
    updateDataProvider()
  }
}

// MARK: - Searching

extension EmployeeListViewController: UISearchResultsUpdating {
  /// Shows the beginning of the results, and after the search the place before it.
  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    guard text != list.query else { return }
    if list.searchText == nil { placeBeforeSearch = place }
    list.query = text
    updateDataProvider()
    if list.searchText != nil {
      listView.scrollToBeginning()
    } else if let placeBeforeSearch {
      let provider = dataSource.dataProvider
      listView.restore(placeBeforeSearch) { section in provider.identifier(ofSection: section) }
    }
  }

  private var place: TablePlace {
    let provider = dataSource.dataProvider
    return listView.place { section in provider.identifier(ofSection: section) }
  }
}
