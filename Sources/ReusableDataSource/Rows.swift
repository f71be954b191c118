import Employees

// MARK: - Rows

// Rows are values that belong to no actor, as in MVC, so that any code may make and compare them.

/// A row with the name of an employee.
nonisolated struct EmployeeInfoRow: ListRow {
  let photo: String?
  let name: String
  let specialization: String

  init(_ employee: Employee) {
    photo = employee.photo
    name = employee.name
    specialization = employee.specialization
  }
}

/// A row with a workplace.
nonisolated struct WorkplaceRow: ListRow {
  let workplace: String
}

/// A row with a message.
nonisolated struct MessageRow: ListRow {
  let message: String
}

/// A row with the button that loads again.
///
/// It is a type of its own, so that a screen without contacts needs no factory for these.
nonisolated struct RetryRow: ListRow {
  let title: String
}

/// A row with a button of an employee.
nonisolated struct ContactRow: ListRow {
  let title: String
  let button: Button

  /// A button, named by what a tap on it asks for.
  enum Button: Equatable {
    case call(Employee.ID)
    case write(Employee.ID)
  }
}
