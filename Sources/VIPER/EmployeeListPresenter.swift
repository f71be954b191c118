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
  private var status = EmployeeListStatus.loading
  private var statusSection: StatusSectionModel?
  private var employeeSections = DiffableSections<Employee, any SectionRowsRepresentable>()

  // MARK: - Assembly

  init(interactor: any EmployeeListInteractorInput, router: any EmployeeListRouterInput) {
    self.interactor = interactor
    self.router = router
  }

  // MARK: - Loading

  private func load() {
    update { status = .loading }
    interactor.requestEmployees()
  }
}

// MARK: - Loading

extension EmployeeListPresenter: EmployeeListInteractorOutput {
  func employeesLoaded(_ employees: [Employee]) {
    update {
      list.load(employees)
      status = .loaded
    }
  }

  func loadFailed(_ error: EmployeeServiceError) {
    update { status = .failed(reason: error.description) }
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

  func callTapped(phone: String, employee id: Employee.ID) {
    router.call(phone, employee: id)
  }

  func writeTapped(address: String, employee id: Employee.ID) {
    router.write(to: address, employee: id)
  }

  // MARK: - Selection

  func employeeSelected(_ id: Employee.ID) {
    guard let employee = list.shown.first(where: { $0.id == id }) else { return }
    router.showProfile(of: employee)
  }
}

// MARK: -

extension EmployeeListPresenter: EmployeeListViewOutput {
  // MARK: - Updating

  func viewLoaded() {
    load()
  }

  func refreshPulled() {
    load()
  }

  /// Changes what is shown, and tells the view which sections that makes other ones.
  private func update(_ change: () -> Void) {
    change()
    view?.show(
      title: EmployeeListText.title(
        shown: list.shown.count, of: list.count, isSearching: list.searchText != nil))
    var changes = employeeSections.update(to: list.shown, offset: 1, makeSection: makeSection)
    let newStatus = StatusSectionModel(
      message: status.message(shown: list.shown.count, searchText: list.searchText),
      canRetry: status.canRetry)
    newStatus.delegate = self
    let shownStatus = statusSection.flatMap { $0.showsSame(as: newStatus) ? $0 : nil }
    if shownStatus == nil { changes?.reload(0) }
    let isFirst = statusSection == nil
    statusSection = shownStatus ?? newStatus
    view?.show(
      sections: [shownStatus ?? newStatus] + employeeSections.sections,
      changes: isFirst ? nil : changes)
  }

  private func makeSection(of employee: Employee) -> any SectionRowsRepresentable {
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
      status = .refused(
        message: EmployeeListText.refusal(error.description, name: employee.name))
    }
  }
}
