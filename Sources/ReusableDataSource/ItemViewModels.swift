import Employees

/// The view model of the row with the name of an employee.
final class EmployeeInfoViewModel: ItemViewModel {
  let id: Employee.ID
  let photo: String?
  let name: String
  let specialization: String

  /// The portrait, `nil` for a list without portraits.
  var portrait: Portrait? {
    didSet { onPortraitChange?() }
  }

  /// Is called after each change; the cell that shows the item sets it.
  var onPortraitChange: (() -> Void)?

  /// The request for the portrait; setting another one, or none, cancels it.
  var portraitRequest: Task<Void, Never>? {
    didSet { oldValue?.cancel() }
  }

  private let retry: (EmployeeInfoViewModel) -> Void

  init(_ employee: Employee, retry: @escaping (EmployeeInfoViewModel) -> Void) {
    self.retry = retry
    id = employee.id
    photo = employee.photo
    name = employee.name
    specialization = employee.specialization
  }

  deinit {
    portraitRequest?.cancel()
  }

  // MARK: - Taps

  func retryTapped() {
    retry(self)
  }
}

// MARK: -

/// The view model of the header above the employees with the same initial letter.
final class InitialViewModel: ItemViewModel {
  let initial: String

  init(_ initial: String) {
    self.initial = initial
  }
}

// MARK: -

/// The view model of a row with a workplace.
final class EmployeeWorkplaceViewModel: ItemViewModel {
  let workplace: String

  init(_ workplace: String) {
    self.workplace = workplace
  }
}

// MARK: -

/// The view model of a row with a button.
final class ButtonViewModel: ItemViewModel {
  let title: String
  let action: () -> Void

  init(title: String, action: @escaping () -> Void) {
    self.title = title
    self.action = action
  }
}

// MARK: -

/// The view model of the row with the loading, empty or error message.
final class MessageViewModel: ItemViewModel {
  let message: String

  init(_ message: String) {
    self.message = message
  }
}
