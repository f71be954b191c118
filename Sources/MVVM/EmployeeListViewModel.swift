import EmployeePresentation
import Employees
import Observation

/// A view model that makes rows of the model's data, handles the taps and opens the profiles.
///
/// It is the presenter of MVP, but for what happens with the rows: it calls no view, and a view observes
/// what it shows. It asks the model to load, search and delete, and imports no UIKit.
@Observable
final class EmployeeListViewModel: EmployeeListDataModelDelegate {
  /// What the view shows, empty until the view has loaded.
  ///
  /// It is one value, because all of it comes from the list and the status.
  private(set) var content = EmployeeListContent(
    title: "", sections: [], searchText: nil, isRefreshing: false)

  private let model: EmployeeListDataModel
  // A call needs no screen. A profile does, so a router opens it.
  private let contacts: any ContactService
  private let router: any EmployeeRouter

  init(
    model: EmployeeListDataModel, contacts: any ContactService, router: any EmployeeRouter
  ) {
    self.model = model
    self.contacts = contacts
    self.router = router
    model.delegate = self
  }

  // MARK: - Loading

  func viewLoaded() {
    model.load()
  }

  func pulledToRefresh() {
    model.load()
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

  /// Does what a button asks for.
  ///
  /// Rows have texts and ids only, so the number and the address come from the model.
  func tapped(_ button: EmployeeListSection.Button) {
    switch button {
    case .call(let id):
      if let phone = model.employee(id)?.phone { contacts.call(phone, employee: id) }
    case .write(let id):
      if let address = model.employee(id)?.email { contacts.write(to: address, employee: id) }
    case .retry:
      model.load()
    }
  }

  // MARK: - Selection

  func employeeSelected(_ id: Employee.ID) {
    if let employee = model.employee(id) { router.openProfile(of: employee) }
  }

  // MARK: - Updating

  func dataModel(
    _ dataModel: EmployeeListDataModel, didUpdate list: EmployeeList, status: EmployeeListStatus
  ) {
    let presentation = EmployeeListPresentation(of: list, status)
    let employeeSections = list.employees.map { section(of: $0, presentation) }
    content = EmployeeListContent(
      title: presentation.title, sections: [statusSection(presentation)] + employeeSections,
      searchText: list.searchText, isRefreshing: presentation.isRefreshing)
  }

  // MARK: - Searching

  func searchTextChanged(_ text: String) {
    model.search(text)
  }

  // MARK: - Deleting

  func deleteTapped(_ id: Employee.ID) {
    model.delete(id)
  }
}
