import Diffing
import Employees

/// A presenter that turns employees into section models and passes taps to the router.
///
/// **Knows** the view, the interactor and the router, each by its protocol, and the section models.
///
/// **Never knows** a service, a cell or a table.
///
/// **Article** "VIPER and UITableView": `EmployeeListPresenter`.
final class EmployeeListPresenter: EmployeeListViewOutput, EmployeeListInteractorOutput,
  EmployeeSectionModelDelegate, StatusSectionModelDelegate
{
  weak var view: (any EmployeeListViewInput)?

  private let interactor: any EmployeeListInteractorInput
  private let router: any EmployeeListRouterInput

  /// The list as the interactor last reported it.
  private var list = EmployeeList() {
    didSet { updateSections() }
  }

  /// A section for each employee, kept while the employee does not change.
  private var sections = DiffableSections<Employee, any SectionRowsRepresentable>()

  private var status = EmployeeListStatus()
  private var statusSection = StatusSectionModel()

  // MARK: - Assembly

  init(interactor: any EmployeeListInteractorInput, router: any EmployeeListRouterInput) {
    self.interactor = interactor
    self.router = router
  }

  // MARK: - Loading

  func load() async {
    status.load = .loading
    update()
    await interactor.load()
  }

  func employeesLoaded(_ list: EmployeeList) {
    status.load = .loaded
    self.list = list
    update()
  }

  func loadFailed(_ error: EmployeeServiceError) {
    status.load = .failed(reason: error.description)
    update()
  }

  // MARK: - Taps

  func retryTapped() {
    view?.startLoading()
  }

  func callTapped(_ phone: String, employee id: Employee.ID) {
    router.call(phone, employee: id)
  }

  func writeTapped(_ address: String, employee id: Employee.ID) {
    router.write(to: address, employee: id)
  }

  // MARK: - Selection

  func employeeSelected(_ employee: Employee) {
    router.showProfile(of: employee)
  }

  // MARK: - Updating

  /// Shows the title, the status and the list.
  private func update() {
    view?.show(
      title: EmployeeListText.title(
        shown: list.shown.count, of: list.count, isSearching: list.searchText != nil))
    updateStatusSection()
    view?.show(status: statusSection, sections: sections.sections)
  }

  private func updateStatusSection() {
    let message = status.message(shown: list.shown.count, searchText: list.searchText)
    let canRetry = status.canRetry
    guard message != statusSection.message || canRetry != statusSection.canRetry else { return }
    statusSection = StatusSectionModel(message: message, canRetry: canRetry)
    statusSection.delegate = self
  }

  private func updateSections() {
    // The result is not needed: the view compares the sections, and an unchanged employee keeps its
    // section object.
    _ = sections.update(to: list.shown) { employee in
      let section = EmployeeSectionModel(employee)
      section.delegate = self
      return section
    }
  }

  // MARK: - Searching

  func searchTextChanged(_ text: String) {
    interactor.search(text)
  }

  func employeesFound(_ list: EmployeeList) {
    if self.list.searchText == nil { view?.rememberPlace() }
    self.list = list
    update()
    if list.searchText == nil { view?.restorePlace() } else { view?.showBeginning() }
  }

  // MARK: - Deleting

  func employeeDeleted(_ id: Employee.ID) {
    // The task retains the interactor only, so that a deletion continues after the screen is
    // released.
    Task.immediate { [interactor] in await interactor.delete(id) }
  }

  func employeeRemoved(_ list: EmployeeList) {
    self.list = list
    update()
  }

  func deletionRefused(
    _ employee: Employee, _ error: EmployeeServiceError, _ list: EmployeeList
  ) {
    status.refusal = EmployeeListText.refusal(error.description, name: employee.name)
    self.list = list
    update()
  }
}
