import Employees

/// The model of a row, which names its cell and its height.
///
/// `nonisolated`, like all types here that only hold data, because freeing a main-actor object
/// takes about 430 more instructions.
///
/// **Article** "VIPER and UITableView": `CellIdentifiable`, and a base class for the height.
nonisolated protocol CellIdentifiable: AnyObject {
  /// The reuse identifier of the cell.
  var cellIdentifier: String { get }

  /// The height in lines, −1 for as many as the cell draws.
  var cellHeight: Float { get }
}

nonisolated extension CellIdentifiable {
  var cellHeight: Float { -1 }
}

// MARK: -

/// The model of the row with the name of an employee.
///
/// **Article** "VIPER and UITableView": `EmployeeBaseInfoCellModel`.
nonisolated final class EmployeeInfoCellModel: CellIdentifiable {
  static let identifier = "EmployeeInfoCell"

  var cellIdentifier: String { Self.identifier }
  var photo: String? { employee.photo }
  var name: String { employee.name }
  var specialization: String { employee.specialization }

  private let employee: Employee

  init(_ employee: Employee) {
    self.employee = employee
  }
}

/// The model of the row with a workplace.
///
/// **Article** "VIPER and UITableView": `EmployeeWorkplaceCellModel`.
nonisolated final class EmployeeWorkplaceCellModel: CellIdentifiable {
  static let identifier = "EmployeeWorkplaceCell"

  var cellIdentifier: String { Self.identifier }
  let workplace: String

  init(_ workplace: String) {
    self.workplace = workplace
  }
}

/// The model of a row with a button.
///
/// **Article** "VIPER and UITableView": `ButtonCellModel`.
nonisolated final class ButtonCellModel: CellIdentifiable {
  static let identifier = "ButtonCell"

  var cellIdentifier: String { Self.identifier }
  let title: String

  // MARK: - Taps

  let action: @MainActor () -> Void

  init(title: String, action: @escaping @MainActor () -> Void) {
    self.title = title
    self.action = action
  }
}

/// The model of the row with the loading, empty or error message.
nonisolated final class MessageCellModel: CellIdentifiable {
  static let identifier = "MessageCell"

  var cellIdentifier: String { Self.identifier }
  let message: String

  init(_ message: String) {
    self.message = message
  }
}
