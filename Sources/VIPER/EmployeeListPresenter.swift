import Employees

/// A presenter that makes rows of the employees that the interactor finds, and decides what a tap
/// does.
final class EmployeeListPresenter: EmployeeListViewOutput {
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

  // MARK: - Rows

  private func statusSection(_ result: EmployeeListResult) -> EmployeeListSection {
    var rows: [EmployeeListSection.Row] = []
    if let failure = result.failure {
      rows.append(.message(EmployeeListText.failure(failure)))
    } else if !result.isLoaded {
      rows.append(.message(EmployeeListText.loading))
    }
    if result.isLoaded, result.employees.isEmpty {
      let message = result.searchText.map(EmployeeListText.noMatch) ?? EmployeeListText.empty
      rows.append(.message(message))
    }
    for (employee, refusal) in result.hiddenRefusals {
      rows.append(.message(EmployeeListText.refusal(refusal, name: employee.name)))
    }
    if result.failure != nil { rows.append(.button(.retry, .retry)) }
    return EmployeeListSection(id: .status, rows: rows)
  }

  private func section(
    of employee: Employee, refusal: EmployeeRefusal?
  ) -> EmployeeListSection {
    var rows: [EmployeeListSection.Row] = [
      .info(
        photo: employee.photo, name: EmployeeListText.name(of: employee),
        specialization: employee.specialization)
    ]
    if let refusal {
      rows.append(.message(EmployeeListText.refusal(refusal, name: employee.name)))
    }
    rows += employee.workplaces.map(EmployeeListSection.Row.workplace)
    if let phone = employee.phone {
      let call = Contact.call(phone, employee: employee.id)
      rows.append(.button(.call(employee.name), .contact(call)))
    }
    if let email = employee.email {
      let letter = Contact.write(email, employee: employee.id)
      rows.append(.button(.write(to: employee.name), .contact(letter)))
    }
    return EmployeeListSection(id: .employee(employee.id), rows: rows)
  }

  // MARK: - Taps

  func tapped(_ button: EmployeeListSection.Button) {
    switch button {
    case .contact(let contact): router.open(contact)
    case .retry: interactor.load()
    }
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
    let employeeSections = result.employees.map { employee in
      section(of: employee, refusal: result.refusals[employee.id])
    }
    let content = EmployeeListContent(
      title: EmployeeListText.title(
        shown: result.employees.count, of: result.count, isSearching: result.searchText != nil),
      sections: [statusSection(result)] + employeeSections,
      searchText: result.searchText, isRefreshing: result.isRefreshing)
    view?.show(content)
  }
}
