import Employees

/// A provider that searches the model's employees, and makes rows of those it finds.
final class EmployeeDataProvider: DataProvider {
  var search = EmployeeSearch("")

  /// The number of employees that the search has found.
  private(set) var shownCount = 0

  private let model: EmployeeModel

  init(model: EmployeeModel) {
    self.model = model
  }

  // MARK: - Rows

  private func statusSection(
    _ roster: EmployeeRoster, shown employees: [Employee]
  ) -> EmployeeListSection {
    var rows: [any ListRow] = []
    if let failure = roster.failure {
      rows.append(MessageRow(message: EmployeeListText.failure(failure)))
    } else if !roster.isLoaded {
      rows.append(MessageRow(message: EmployeeListText.loading))
    }
    if roster.isLoaded, employees.isEmpty {
      let message = search.text.map(EmployeeListText.noMatch) ?? EmployeeListText.empty
      rows.append(MessageRow(message: message))
    }
    for (employee, refusal) in roster.refusals(hiddenBy: search) {
      rows.append(MessageRow(message: EmployeeListText.refusal(refusal, name: employee.name)))
    }
    if roster.failure != nil { rows.append(RetryRow()) }
    return EmployeeListSection(id: .status, rows: rows)
  }

  private func section(
    of employee: Employee, refusal: EmployeeRefusal?
  ) -> EmployeeListSection {
    var rows: [any ListRow] = [
      EmployeeInfoRow(
        employeeID: employee.id, photo: employee.photo, name: EmployeeListText.name(of: employee),
        specialization: employee.specialization)
    ]
    if let refusal {
      rows.append(MessageRow(message: EmployeeListText.refusal(refusal, name: employee.name)))
    }
    rows += employee.workplaces.map { WorkplaceRow(employeeID: employee.id, workplace: $0) }
    if let phone = employee.phone {
      let call = Contact.call(phone, employee: employee.id)
      rows.append(ContactRow(title: .call(employee.name), contact: call))
    }
    if let email = employee.email {
      let letter = Contact.write(email, employee: employee.id)
      rows.append(ContactRow(title: .write(to: employee.name), contact: letter))
    }
    return EmployeeListSection(id: .employee(employee.id), rows: rows)
  }

  // MARK: - Updating

  func makeSections() -> [EmployeeListSection] {
    let roster = model.roster
    let employees = search.results(in: roster.employees)
    shownCount = employees.count
    let employeeSections = employees.map { employee in
      section(of: employee, refusal: roster.refusals[employee.id])
    }
    return [statusSection(roster, shown: employees)] + employeeSections
  }

  // MARK: - Searching

  var searchText: String? { search.text }
}
