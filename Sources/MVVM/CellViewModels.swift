import Employees

/// The view model of the row with the name of an employee.
final class EmployeeInfoCellViewModel: AdaptedCellViewModel {
  let photo: String?
  let name: String
  let specialization: String

  init(_ employee: Employee) {
    photo = employee.photo
    name = employee.name
    specialization = employee.specialization
  }
}

// MARK: -

/// The view model of a row with a workplace.
final class EmployeeWorkplaceCellViewModel: AdaptedCellViewModel {
  let workplace: String

  init(_ workplace: String) {
    self.workplace = workplace
  }
}

// MARK: -

/// The view model of a row with a button.
final class ButtonCellViewModel: AdaptedCellViewModel {
  let title: String
  let action: () -> Void

  init(title: String, action: @escaping () -> Void) {
    self.title = title
    self.action = action
  }
}

// MARK: -

/// The view model of the row with the loading, empty or error message.
final class MessageCellViewModel: AdaptedCellViewModel {
  let message: String

  init(_ message: String) {
    self.message = message
  }
}
