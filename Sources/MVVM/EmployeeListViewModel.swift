import Employees
import Observation

/// A view model that computes what the list shows from the model and the search, and handles the
/// taps.
@Observable
final class EmployeeListViewModel {
  private let model: EmployeeModel
  private let contacts: any ContactService
  private let openProfile: (Employee) -> Void
  private var search = EmployeeSearch("")

  init(
    model: EmployeeModel, contacts: any ContactService,
    openProfile: @escaping (Employee) -> Void
  ) {
    self.model = model
    self.contacts = contacts
    self.openProfile = openProfile
  }

  // MARK: - Loading

  func load() {
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
    if let employee = model.roster.employee(id) { openProfile(employee) }
  }

  // MARK: - Updating

  /// What the view shows, computed from the model and the search each time the view reads it.
  var content: EmployeeListContent {
    let roster = model.roster
    let employees = search.results(in: roster.employees)
    let employeeSections = employees.map { employee in
      section(of: employee, refusal: roster.refusals[employee.id])
    }
    return EmployeeListContent(
      title: EmployeeListText.title(
        shown: employees.count, of: roster.count, isSearching: search.text != nil),
      sections: [statusSection(roster, shown: employees)] + employeeSections,
      searchText: search.text, isRefreshing: roster.isRefreshing)
  }

  // MARK: - Searching

  func searchTextChanged(_ text: String) {
    search = EmployeeSearch(text)
  }

  // MARK: - Deleting

  func deleteTapped(_ id: Employee.ID) {
    model.perform(.deletion(id))
  }
}
