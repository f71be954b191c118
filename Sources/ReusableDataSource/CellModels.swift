import Employees

/// The item of the row with the name of an employee.
///
/// It refers to the employee, because copying its texts would take more memory.
nonisolated final class EmployeeInfoViewModel: ItemViewModel {
  var photo: String? { employee.photo }
  var name: String { employee.name }
  var specialization: String { employee.specialization }

  private let employee: Employee

  init(_ employee: Employee) {
    self.employee = employee
  }
}

// MARK: -

/// The item of a row with a workplace.
nonisolated final class EmployeeWorkplaceViewModel: ItemViewModel {
  let workplace: String

  init(_ workplace: String) {
    self.workplace = workplace
  }
}

// MARK: -

/// The item of a row with a button.
nonisolated final class ButtonViewModel: ItemViewModel {
  let title: String
  let action: @MainActor () -> Void

  init(title: String, action: @escaping @MainActor () -> Void) {
    self.title = title
    self.action = action
  }
}

// MARK: -

/// The item of the row with the loading, empty or error message.
nonisolated final class MessageViewModel: ItemViewModel {
  let message: String

  init(_ message: String) {
    self.message = message
  }
}
