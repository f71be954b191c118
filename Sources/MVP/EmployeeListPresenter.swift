import Employees

/// A presenter that makes rows of the model's data, handles the taps, and has a router open the profiles.
///
/// It asks the model to load, search and delete, and imports no UIKit.
final class EmployeeListPresenter: EmployeeListPresenting, EmployeeListDataModelDelegate {
  weak var view: (any EmployeeListView)?

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

  private func statusSection(
    _ list: EmployeeList, _ status: EmployeeListStatus
  ) -> EmployeeListSection {
    var rows: [EmployeeListSection.Row] = []
    if let failure = status.failure {
      rows.append(.message(EmployeeListText.failure(failure)))
    } else if !list.isLoaded {
      rows.append(.message(EmployeeListText.loading))
    }
    if list.isLoaded, list.employees.isEmpty {
      let message = list.searchText.map(EmployeeListText.noMatch) ?? EmployeeListText.empty
      rows.append(.message(message))
    }
    for (employee, error) in status.refusals(hiddenIn: list) {
      rows.append(.message(EmployeeListText.refusal(error, name: employee.name)))
    }
    if status.failure != nil { rows.append(.button(title: EmployeeListText.retry, .retry)) }
    return EmployeeListSection(id: .status, rows: rows)
  }

  private func section(
    of employee: Employee, refusal: EmployeeServiceError?
  ) -> EmployeeListSection {
    var rows: [EmployeeListSection.Row] = [
      .info(photo: employee.photo, name: employee.name, specialization: employee.specialization)
    ]
    if let refusal {
      rows.append(.message(EmployeeListText.refusal(refusal, name: employee.name)))
    }
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
  /// A row has only what it shows, so that a new number alone updates no row. The model has the latest.
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
    let employeeSections = list.employees.map { employee in
      section(of: employee, refusal: status.refusals[employee.id])
    }
    view?.show(
      EmployeeListContent(
        title: EmployeeListText.title(
          shown: list.employees.count, of: list.count, isSearching: list.searchText != nil),
        sections: [statusSection(list, status)] + employeeSections, searchText: list.searchText,
        // Before the first list, a message says that it is loading.
        isRefreshing: status.isLoading && list.isLoaded))
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
