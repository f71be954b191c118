/// The id of a section of the list.
package enum EmployeeListSectionID: Hashable, Sendable {
  /// The section above the employees, which shows the status of the list.
  case status

  case employee(Employee.ID)
}
