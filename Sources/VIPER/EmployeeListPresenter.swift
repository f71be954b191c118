import Employees

/// A presenter that makes section models of the list, and asks the interactor or the router for what
/// a person wants.
///
/// It imports no UIKit.
final class EmployeeListPresenter: EmployeeListViewOutput, StatusSectionDelegate,
  EmployeeSectionDelegate, EmployeeListInteractorOutput
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
    interactor.load()
  }

  func pulledToRefresh() {
    interactor.load()
  }

  // MARK: - Taps

  // A section has only what it shows, and an id, so that a new number alone updates no section. The
  // interactor has the latest.

  func callTapped(_ id: Employee.ID) {
    if let phone = interactor.employee(id)?.phone { router.call(phone, employee: id) }
  }

  func writeTapped(_ id: Employee.ID) {
    if let address = interactor.employee(id)?.email { router.write(to: address, employee: id) }
  }

  func retryTapped() {
    interactor.load()
  }

  // MARK: - Selection

  func employeeSelected(_ id: Employee.ID) {
    if let employee = interactor.employee(id) { router.openProfile(of: employee) }
  }

  // MARK: - Updating

  func listChanged(_ list: EmployeeList, _ status: EmployeeListStatus) {
    let statusSection = EmployeeListSectionModel.status(
      StatusSectionModel(list, status, delegate: self))
    let employeeSections = list.employees.map { employee in
      EmployeeListSectionModel.employee(
        EmployeeSectionModel(
          employee, refusal: status.refusals[employee.id], delegate: self))
    }
    view?.show(
      EmployeeListContent(
        title: EmployeeListText.title(
          shown: list.employees.count, of: list.count, isSearching: list.searchText != nil),
        sections: [statusSection] + employeeSections, searchText: list.searchText,
        // Before the first list, a message says that it is loading.
        isRefreshing: status.isLoading && list.isLoaded))
  }

  // MARK: - Searching

  func searchTextChanged(_ text: String) {
    interactor.search(text)
  }

  // MARK: - Deleting

  func deleteTapped(_ id: Employee.ID) {
    interactor.delete(id)
  }
}
