import EmployeeViews
import Employees
import ListRendering

/// A screen that loads, searches and deletes employees, and gives them to a provider.
///
/// It makes no row and fills no cell: its table has a reusable data source, for which it registers
/// the classes of the cells.
final class EmployeeListViewController: UITableViewController, EmployeeDataProviderDelegate {
  private let service: any EmployeeService
  private let contacts: any ContactService
  private let portraits: EmployeePortraits?
  private let dataProvider = EmployeeDataProvider()

  /// The data source and delegate of the table, in place of the methods that this class inherits.
  private lazy var dataSource = ViewModelDataSource(tableView, dataProvider: dataProvider)

  private var list = EmployeeList()
  private var status = EmployeeListStatus()
  private var request: Task<Void, Never>?

  init(service: any EmployeeService, contacts: any ContactService, portraits: EmployeePortraits?) {
    self.service = service
    self.contacts = contacts
    self.portraits = portraits
    super.init(style: .plain)
    dataProvider.delegate = self
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
    dataSource.registerCell(EmployeeInfoCell.self)
    dataSource.registerCell(EmployeeWorkplaceCell.self)
    dataSource.registerCell(MessageCell.self)
    dataSource.registerCell(ButtonCell.self)
    dataSource.displayDelegate = portraits
    tableView.addRefreshControl { [weak self] in self?.load() }
    addSearchField { [weak self] text in self?.searchTextChanged(text) }
    load()
  }
}

// MARK: - Loading

extension EmployeeListViewController {
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
}

// MARK: - Updating

extension EmployeeListViewController {
  private func updateView() {
    title = EmployeeListText.title(of: list)
    dataProvider.provide(list, status)
    tableView.setRefreshing(status.isRefreshing(list))
  }
}

// MARK: - Taps

extension EmployeeListViewController {
  func callTapped(_ phone: String, employee id: Employee.ID) {
    contacts.call(phone, employee: id)
  }

  func writeTapped(_ address: String, employee id: Employee.ID) {
    contacts.write(to: address, employee: id)
  }

  func retryTapped() {
    load()
  }
}

// MARK: - Selection

extension EmployeeListViewController {
  func employeeSelected(_ employee: Employee) {
    navigationController?.pushViewController(
      EmployeeProfileViewController(employee, contacts: contacts), animated: true)
  }
}

// MARK: - Searching

extension EmployeeListViewController {
  private func searchTextChanged(_ text: String) {
    list.query = text
    updateView()
  }
}

// MARK: - Deleting

extension EmployeeListViewController {
  /// Removes an employee at once, and restores them if the service refuses the deletion.
  ///
  /// A deletion is not cancelled: it goes on after the screen is closed.
  func deleteTapped(_ id: Employee.ID) {
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
}
