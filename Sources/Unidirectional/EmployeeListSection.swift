import Employees

/// The identifier of a section, nonisolated as a snapshot requires it.
nonisolated enum EmployeeListSection: Hashable {
  /// The section above the employees, without rows if there is nothing to say.
  case status

  case employee(Employee.ID)
}

/// The identifier of a row, which stays the same when the content of the row changes.
///
/// Nonisolated as a snapshot requires it.
nonisolated enum EmployeeListRow: Hashable {
  case message
  case retry
  case info(Employee.ID)
  case workplace(Employee.ID, number: Int)
  case call(Employee.ID)
  case write(Employee.ID)
}
