/// The id of a section of the list.
package enum EmployeeListSectionID: Hashable, Sendable {
  /// The section above the employees, which shows the status of the list.
  case status

  case employee(Employee.ID)

  /// The id of the employee, `nil` for the status.
  package var employeeID: Employee.ID? {
    if case .employee(let id) = self { id } else { nil }
  }
}
