import EmployeePresentation
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

  // MARK: - Rows

  private func messages(_ list: EmployeeList, _ status: EmployeeListStatus) -> [String] {
    var messages: [String] = []
    if let failure = status.failure {
      messages.append(EmployeeListText.failure(failure))
    } else if !list.isLoaded {
      messages.append(EmployeeListText.loading)
    }
    if list.isLoaded, list.employees.isEmpty {
      messages.append(list.searchText.map(EmployeeListText.noMatch) ?? EmployeeListText.empty)
    }
    for (employee, error) in status.refusals(hiddenIn: list) {
      messages.append(EmployeeListText.refusal(error, name: employee.name))
    }
    return messages
  }

  // MARK: - Taps

  // A section has texts and an id only, so the number and the address come from the interactor.

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
      StatusSectionModel(
        messages: messages(list, status), canRetry: status.failure != nil, delegate: self))
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
