import EmployeePresentation
import Employees

/// A presenter that makes section models of the list, and asks the interactor or the router for what
/// a person wants.
///
/// It imports no UIKit.
final class EmployeeListPresenter: EmployeeListViewOutput, EmployeeListSectionDelegate,
  EmployeeListInteractorOutput
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

  private func statusSection(_ presentation: EmployeeListPresentation) -> EmployeeListSection {
    var rows = presentation.messages.map(EmployeeListSection.Row.message)
    if presentation.canRetry { rows.append(.button(title: EmployeeListText.retry, .retry)) }
    return EmployeeListSection(id: .status, rows: rows)
  }

  private func section(
    of employee: Employee, _ presentation: EmployeeListPresentation
  ) -> EmployeeListSection {
    var rows: [EmployeeListSection.Row] = [
      .info(photo: employee.photo, name: employee.name, specialization: employee.specialization)
    ]
    if let refusal = presentation.refusal(of: employee) { rows.append(.message(refusal)) }
    rows += employee.workplaces.map(EmployeeListSection.Row.workplace)
    if employee.phone != nil {
      rows.append(.button(title: EmployeeListText.call, .call(employee.id)))
    }
    if employee.email != nil {
      rows.append(.button(title: EmployeeListText.write, .write(employee.id)))
    }
    return EmployeeListSection(id: .employee(employee.id), rows: rows)
  }

  // MARK: - Taps

  // Rows have texts and ids only, so the number and the address come from the interactor.

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
    let presentation = EmployeeListPresentation(of: list, status)
    let employeeSections = list.employees.map { section(of: $0, presentation) }
    let sections = [statusSection(presentation)] + employeeSections
    view?.show(
      EmployeeListContent(
        title: presentation.title,
        sections: sections.map { EmployeeListSectionModel($0, delegate: self) },
        searchText: list.searchText, isRefreshing: presentation.isRefreshing))
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
