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

  func found(_ result: EmployeeListResult) {
    let statusSection = EmployeeListSectionModel.status(StatusSectionModel(result, delegate: self))
    let employeeSections = result.employees.map { employee in
      EmployeeListSectionModel.employee(
        EmployeeSectionModel(employee, refusal: result.refusals[employee.id], delegate: self))
    }
    let content = EmployeeListContent(
      title: EmployeeListText.title(
        shown: result.employees.count, of: result.count, isSearching: result.searchText != nil),
      sections: [statusSection] + employeeSections,
      searchText: result.searchText, isRefreshing: result.isRefreshing)
    view?.show(content)
  }
}
