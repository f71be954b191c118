import EmployeeViews
import Employees
import ListRendering

/// The presenter: it turns employees into section models, and taps into ways out.
///
/// **Knows** the view, the interactor and the router, each by its protocol, and the section models.
///
/// **Never knows** a service, a cell or a table.
///
/// **Article** "VIPER and UITableView": `EmployeeListPresenter`.
final class EmployeeListPresenter {
  weak var view: (any EmployeeListViewInput)?

  private let interactor: any EmployeeListInteractorInput
  private let router: any EmployeeListRouterInput
  private var list = EmployeeList()
  private var status = EmployeeListStatus()
  private var statusSection: StatusSectionModel?
  private var sections = DiffableSections<Employee, SectionModel>()

  // MARK: - Assembly

  init(interactor: any EmployeeListInteractorInput, router: any EmployeeListRouterInput) {
    self.interactor = interactor
    self.router = router
  }

  // MARK: - Loading

  func viewLoaded() {
    load()
  }

  func refreshPulled() {
    load()
  }

  private func load() {
    update { status.load = .loading }
    interactor.requestEmployees()
  }
}

// MARK: - Loading

extension EmployeeListPresenter: EmployeeListInteractorOutput {
  func employeesLoaded(_ employees: [Employee]) {
    update {
      list.load(employees)
      status.load = .loaded
    }
  }

  func loadFailed(_ error: EmployeeServiceError) {
    update { status.load = .failed(reason: error.description) }
  }
}

// MARK: - Taps

extension EmployeeListPresenter: StatusSectionModelDelegate {
  func retryTapped() {
    load()
  }
}

// MARK: -

extension EmployeeListPresenter: EmployeeSectionModelDelegate {
  // MARK: - Taps

  func callTapped(employee id: Employee.ID) {
    if let phone = employee(id)?.phone { router.call(phone, employee: id) }
  }

  func writeTapped(employee id: Employee.ID) {
    if let email = employee(id)?.email { router.write(to: email, employee: id) }
  }

  private func employee(_ id: Employee.ID) -> Employee? {
    list.shown.first { $0.id == id }
  }

  // MARK: - Selection

  func employeeSelected(_ id: Employee.ID) {
    if let employee = employee(id) { router.showProfile(of: employee) }
  }
}

// MARK: -

extension EmployeeListPresenter: EmployeeListViewOutput {
  // MARK: - Updating

  /// Changes what is shown, and tells the view which sections that makes other ones.
  private func update(_ change: () -> Void) {
    change()
    view?.show(
      title: EmployeeListText.title(
        shown: list.shown.count, of: list.count, isSearching: list.searchText != nil))
    let newStatus = StatusSectionModel(
      message: status.message(shown: list.shown.count, searchText: list.searchText),
      canRetry: status.canRetry)
    newStatus.delegate = self
    let shownStatus = statusSection.flatMap { $0.showsSame(as: newStatus) ? $0 : nil }
    let isFirst = statusSection == nil
    statusSection = shownStatus ?? newStatus
    var changes = sections.update(
      to: list.shown, below: [shownStatus ?? newStatus], makeSection: makeSection)
    if shownStatus == nil { changes?.reload(0) }
    view?.show(sections: sections.sections, changes: isFirst ? nil : changes)
  }

  private func makeSection(of employee: Employee) -> SectionModel {
    let section = EmployeeSectionModel(employee)
    section.delegate = self
    return section
  }

  // MARK: - Searching

  func searchTextChanged(_ text: String) {
    if list.searchText == nil { view?.rememberPlace() }
    update { list.query = text }
    if list.searchText == nil { view?.restorePlace() } else { view?.showBeginning() }
  }
}

// MARK: - Deleting

extension EmployeeListPresenter {
  func employeeDeleted(_ id: Employee.ID) {
    update { list.delete(id) }
    interactor.delete(id)
  }

  func deletionRefused(_ id: Employee.ID, _ error: EmployeeServiceError) {
    update {
      guard let employee = list.restore(id) else { return }
      status.refusal = EmployeeListText.refusal(error.description, name: employee.name)
    }
  }
}
