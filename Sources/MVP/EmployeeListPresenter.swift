import Employees

/// A presenter that makes rows of the model's employees, tells the view what to show, and decides
/// what a tap does.
final class EmployeeListPresenter {
  weak var view: (any EmployeeListView)?

  private let model: EmployeeModel
  private let contacts: any ContactService
  private var search = EmployeeSearch("")

  init(model: EmployeeModel, contacts: any ContactService) {
    self.model = model
    self.contacts = contacts
  }

  // MARK: - Loading

  func viewLoaded() {
    model.addDelegate(self)
    model.load()
  }

  func pulledToRefresh() {
    model.load()
  }

  // MARK: - Rows

  private func statusSection(
    _ roster: EmployeeRoster, shown employees: [Employee]
  ) -> EmployeeListSection {
    var rows: [EmployeeListSection.Row] = []
    if let failure = roster.failure {
      rows.append(.message(EmployeeListText.failure(failure)))
    } else if !roster.isLoaded {
      rows.append(.message(EmployeeListText.loading))
    }
    if roster.isLoaded, employees.isEmpty {
      let message = search.text.map(EmployeeListText.noMatch) ?? EmployeeListText.empty
      rows.append(.message(message))
    }
    for (employee, refusal) in roster.refusals(hiddenBy: search) {
      rows.append(.message(EmployeeListText.refusal(refusal, name: employee.name)))
    }
    if roster.failure != nil { rows.append(.button(.retry, .retry)) }
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
    case .contact(let contact): contacts.perform(contact)
    case .retry: model.load()
    }
  }

  // MARK: - Selection

  func employeeSelected(_ id: Employee.ID) {
    guard let employee = model.roster.employee(id) else { return }
    view?.showProfile(ProfilePresenter(employee, model: model, contacts: contacts))
  }

  // MARK: - Updating

  private func updateView() {
    let roster = model.roster
    let employees = search.results(in: roster.employees)
    let employeeSections = employees.map { employee in
      section(of: employee, refusal: roster.refusals[employee.id])
    }
    let content = EmployeeListContent(
      title: EmployeeListText.title(
        shown: employees.count, of: roster.count, isSearching: search.text != nil),
      sections: [statusSection(roster, shown: employees)] + employeeSections,
      searchText: search.text, isRefreshing: roster.isRefreshing)
    view?.show(content)
  }

  // MARK: - Searching

  func searchTextChanged(_ text: String) {
    search = EmployeeSearch(text)
    updateView()
  }

  // MARK: - Deleting

  func deleteTapped(_ id: Employee.ID) {
    model.perform(.deletion(id))
  }
}

// MARK: -

extension EmployeeListPresenter: EmployeeModelDelegate {
  func modelDidChange() {
    updateView()
  }
}
