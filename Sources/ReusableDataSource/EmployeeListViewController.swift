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
  private let tableView = TableView()
  private let service: any EmployeeService
  private let actions: any EmployeeActions
  private let dataSource: ViewModelDataSource
  private var request: Task<Void, Never>?
  private var employeeSections: [[any ItemViewModel]] = []
  private var status = EmployeeListStatus.loading { didSet { updateDataProvider() } }

  // MARK: - Assembly

  init(
    service: any EmployeeService, actions: any EmployeeActions, dataSource: ViewModelDataSource
  ) {
    self.service = service
    self.actions = actions
    self.dataSource = dataSource
    super.init()
    title = EmployeeListText.title
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
    load()
  }

  // MARK: - Loading

  private func load() {
    request?.cancel()
    status = .loading
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
    employeeSections = employees.map(items.section(of:))
    title = EmployeeListText.title(count: employees.count)
    status = .loaded
  }

  private func loadFailed(_ error: EmployeeServiceError) {
    status = .failed(reason: error.description)
  }

  // MARK: - Counting

  private var items: EmployeeListSections { EmployeeListSections(delegate: self) }

  private func updateDataProvider() {
    let statusSection = items.section(of: status, count: employeeSections.count)
    dataSource.dataProvider =
      employeeSections.isEmpty
      ? ArrayDataProvider(statusSection)
      : SectionedDataProvider([statusSection] + employeeSections)
  }
}

// MARK: - Taps

extension EmployeeListViewController: ButtonViewModelDelegate {
  func callTapped(phone: String, employee id: Employee.ID) {
    actions.call(phone, employee: id)
  }

  func writeTapped(address: String, employee id: Employee.ID) {
    actions.write(to: address, employee: id)
  }

  func retryTapped() {
    load()
  }
}
