import Employees

// MARK: - Rows

/// A row with the name of an employee.
struct EmployeeInfoRow: ListRow, Equatable {
  let photo: String?
  let name: String
  let specialization: String

  init(_ employee: Employee) {
    photo = employee.photo
    name = employee.name
    specialization = employee.specialization
  }

  var isSelectable: Bool { true }
  var isDeletable: Bool { true }
}

/// A row with a workplace.
struct WorkplaceRow: ListRow, Equatable {
  let workplace: String

  var isSelectable: Bool { true }
}

/// A row with a message.
struct MessageRow: ListRow, Equatable {
  let message: String
}

/// A row with a button of an employee.
struct ButtonRow: ListRow, Equatable {
  let title: String
  let button: Button

  /// A button, named by what a tap on it asks for.
  enum Button: Equatable {
    case call(Employee.ID)
    case write(Employee.ID)
  }
}

/// A row with a button that loads the list again.
///
/// It is no case of `ButtonRow.Button`, because a list without buttons of employees has it, too.
struct RetryRow: ListRow, Equatable {
  let title: String
}
