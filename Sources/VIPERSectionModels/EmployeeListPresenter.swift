import Employees

/// A presenter that makes section models of the employees that the interactor finds, and decides
/// what a tap does.
final class EmployeeListPresenter: EmployeeListViewOutput, StatusSectionDelegate,
  EmployeeSectionDelegate
{
  weak var view: (any EmployeeListViewInput)?

  private let interactor: any EmployeeListInteractorInput
  private let router: any EmployeeListRouterInput

  init(interactor: any EmployeeListInteractorInput, router: any EmployeeListRouterInput) {
    self.interactor = interactor
    self.router = router
  }

  // MARK: - Loading

  func viewLoaded() {
    interactor.start()
  }

  func pulledToRefresh() {
    interactor.load()
  }

  // MARK: - Taps

  func contactTapped(_ contact: Contact) {
    router.open(contact)
  }

  func retryTapped() {
    interactor.load()
  }

  // MARK: - Selection

  func employeeSelected(_ id: Employee.ID) {
    if let employee = interactor.employee(id) { router.openProfile(of: employee) }
  }

  // MARK: - Searching

  func searchTextChanged(_ text: String) {
    interactor.search(for: text)
  }

  // MARK: - Deleting

  func deleteTapped(_ id: Employee.ID) {
    interactor.delete(id)
  }
}

// MARK: -

extension EmployeeListPresenter: EmployeeListInteractorOutput {
  // MARK: - Updating

  func found(_ employees: [Employee], by search: EmployeeSearch, in roster: EmployeeRoster) {
    let statusSection = EmployeeListSectionModel.status(
      StatusSectionModel(roster, search, shown: employees, delegate: self))
    let employeeSections = employees.map { employee in
      EmployeeListSectionModel.employee(
        EmployeeSectionModel(employee, refusal: roster.refusals[employee.id], delegate: self))
    }
    let content = EmployeeListContent(
      title: EmployeeListText.title(
        shown: employees.count, of: roster.count, isSearching: search.text != nil),
      sections: [statusSection] + employeeSections,
      searchText: search.text, isRefreshing: roster.isRefreshing)
    view?.show(content)
  }
}
