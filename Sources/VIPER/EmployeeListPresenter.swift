import Employees

/// A presenter that turns employees into section models and passes taps to the router.
///
/// **Knows** the view, the interactor and the router, each by its protocol, and the section models.
///
/// **Never knows** a service, a class of cells, or the table.
///
/// **Article** "VIPER and UITableView": `EmployeeListPresenter`.
final class EmployeeListPresenter {
  weak var view: (any EmployeeListViewInput)?

  private let interactor: any EmployeeListInteractorInput
  private let router: any EmployeeListRouterInput
  private let portraits: PortraitAssembly?
  private let showsInitials: Bool
  private var result = EmployeeListResult()
  private var status = EmployeeListStatus()

  init(
    interactor: any EmployeeListInteractorInput, router: any EmployeeListRouterInput,
    portraits: PortraitAssembly?, showsInitials: Bool
  ) {
    self.interactor = interactor
    self.router = router
    self.portraits = portraits
    self.showsInitials = showsInitials
  }

  // MARK: - Loading

  private func load() {
    status.load = .loading
    updateView()
    interactor.getEmployees()
  }

  // MARK: - Updating

  private func updateView() {
    view?.show(
      title: EmployeeListText.title(
        shown: result.employees.count, of: result.totalCount,
        isSearching: result.searchText != nil))
    let initials = showsInitials ? result.employees.initials : [:]
    view?.updateForSections(
      [statusSection] + result.employees.map { section(for: $0, header: initials[$0.id]) })
  }

  private func section(for employee: Employee, header: String?) -> any SectionRowsRepresentable {
    EmployeeSectionModel(employee, header: header, portraits: portraits, delegate: self)
  }

  // MARK: - Rows

  private var statusSection: any SectionRowsRepresentable {
    StatusSectionModel(message: message, canRetry: hasFailed, delegate: self)
  }

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
      guard result.employees.isEmpty else { return nil }
      return result.searchText.map(EmployeeListText.noMatch) ?? EmployeeListText.empty
    }
  }

  private var hasFailed: Bool {
    if case .failed = status.load { true } else { false }
  }
}

// MARK: -

extension EmployeeListPresenter: EmployeeListViewOutput {
  func viewDidLoad() {
    load()
  }

  func pulledToRefresh() {
    load()
  }

  func searchTextChanged(_ text: String) {
    interactor.search(text)
  }
}

// MARK: -

extension EmployeeListPresenter: EmployeeListInteractorOutput {
  func employeesReceived(_ result: EmployeeListResult) {
    status.load = .loaded
    self.result = result
    updateView()
    view?.endRefreshing()
  }

  func loadFailed(_ error: EmployeeServiceError) {
    status.load = .failed(error)
    updateView()
    view?.endRefreshing()
  }

  // MARK: - Searching

  /// Shows the beginning of the results, and after the search the place before it.
  func employeesFound(_ result: EmployeeListResult) {
    if self.result.searchText == nil { view?.rememberPlace() }
    self.result = result
    updateView()
    if result.searchText == nil { view?.restorePlace() } else { view?.showBeginning() }
  }

  // MARK: - Deleting

  func employeeRemoved(_ result: EmployeeListResult) {
    self.result = result
    updateView()
  }

  func deletionRefused(
    of name: String, _ error: EmployeeServiceError, _ result: EmployeeListResult
  ) {
    status.refusal = EmployeeListStatus.Refusal(name: name, error: error)
    self.result = result
    updateView()
  }
}

// MARK: - Taps

extension EmployeeListPresenter: EmployeeSectionModelDelegate, StatusSectionModelDelegate {
  func retryTapped() {
    load()
  }

  func callTapped(_ phone: String, employee id: Employee.ID) {
    router.call(phone, employee: id)
  }

  func writeTapped(_ address: String, employee id: Employee.ID) {
    router.write(to: address, employee: id)
  }

  func employeeSelected(_ employee: Employee) {
    router.showProfile(of: employee)
  }

  func employeeDeleted(_ id: Employee.ID) {
    interactor.delete(id)
  }
}
