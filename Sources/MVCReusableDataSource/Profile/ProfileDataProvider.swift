import Employees

/// A provider that makes the rows of an employee of the model.
final class ProfileDataProvider: DataProvider {
  /// The employee as they were when the profile opened.
  private let openedEmployee: Employee
  private let model: EmployeeModel

  init(_ employee: Employee, model: EmployeeModel) {
    openedEmployee = employee
    self.model = model
  }

  /// The employee as they are now, `nil` if they are no longer in the list.
  private var currentEmployee: Employee? { model.roster.employee(openedEmployee.id) }

  /// The employee that the profile shows.
  var employee: Employee { currentEmployee ?? openedEmployee }

  func makeSections() -> [ListSection<Employee.ID>] {
    let rows = currentEmployee.map(rows) ?? rowsOfMissingEmployee
    return [ListSection(id: openedEmployee.id, rows: rows)]
  }

  private func rows(of employee: Employee) -> [any ListRow] {
    let roster = model.roster
    var rows: [any ListRow] = [
      EmployeeInfoRow(
        employeeID: employee.id, photo: employee.photo, name: EmployeeListText.name(of: employee),
        specialization: employee.specialization)
    ]
    if let refusal = roster.refusals[employee.id] {
      rows.append(MessageRow(message: EmployeeListText.refusal(refusal, name: employee.name)))
    }
    rows += employee.workplaces.map { WorkplaceRow(employeeID: employee.id, workplace: $0) }
    rows += [employee.phone, employee.email].compactMap(\.self).map(DetailRow.init)
    rows.append(
      StarRow(
        title: .star(!employee.isStarred, employee.name), setsStar: !employee.isStarred,
        isEnabled: !roster.isChangingStar(of: employee.id)))
    if let phone = employee.phone {
      let call = Contact.call(phone, employee: employee.id)
      rows.append(ContactRow(title: .call(employee.name), contact: call))
    }
    if let email = employee.email {
      let letter = Contact.write(email, employee: employee.id)
      rows.append(ContactRow(title: .write(to: employee.name), contact: letter))
    }
    return rows
  }

  /// The rows of the employee if they are no longer in the list.
  private var rowsOfMissingEmployee: [any ListRow] {
    let employee = openedEmployee
    return [
      EmployeeInfoRow(
        employeeID: employee.id, photo: employee.photo, name: employee.name,
        specialization: employee.specialization),
      MessageRow(message: EmployeeListText.notInList(name: employee.name)),
    ]
  }
}
