import Employees

// MARK: - Rows

/// The rows of an employee, or of the status of the list.
///
/// Sections are compared as values, so the table updates only those that have changed.
typealias EmployeeListSection = ListSection<EmployeeListSectionID>

/// A row with the photo, name, and specialization of an employee.
nonisolated struct EmployeeInfoRow: ListRow {
  let employeeID: Employee.ID
  let photo: String?
  let name: String
  let specialization: String
}

/// A row with a workplace of an employee.
nonisolated struct WorkplaceRow: ListRow {
  let employeeID: Employee.ID
  let workplace: String
}

/// A row with a message.
nonisolated struct MessageRow: ListRow {
  let message: String
}

/// A row with a button that calls an employee or writes to them.
nonisolated struct ContactRow: ListRow {
  let title: ButtonTitle
  let contact: Contact
}

/// A row with a button that loads the employees again.
nonisolated struct RetryRow: ListRow {}
