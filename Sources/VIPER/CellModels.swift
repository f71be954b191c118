import Employees

/// The model of a row, which names its cell and its height.
///
/// **Article** "VIPER and UITableView": `CellIdentifiable`, and a base class for the height, whose
/// automatic height is that of UIKit.
protocol CellIdentifiable: AnyObject {
  /// The reuse identifier of the cell.
  var cellIdentifier: String { get }

  /// The height of the row, `automaticHeight` for the height of its content.
  var cellHeight: Float { get }

  /// Loads what the row needs soon; most rows need nothing.
  func prefetch()
}

extension CellIdentifiable {
  static var automaticHeight: Float { -1 }

  var cellHeight: Float { Self.automaticHeight }

  var hasAutomaticHeight: Bool { cellHeight == Self.automaticHeight }

  func prefetch() {}
}

// MARK: -

/// The model of the row with the name of an employee.
///
/// **Article** "VIPER and UITableView": `EmployeeBaseInfoCellModel`.
final class EmployeeInfoCellModel: CellIdentifiable {
  static let identifier = "EmployeeInfoCell"

  var cellIdentifier: String { Self.identifier }
  let photo: String?
  let name: String
  let specialization: String

  private let id: Employee.ID
  private let portraits: PortraitAssembly?

  init(_ employee: Employee, portraits: PortraitAssembly?) {
    photo = employee.photo
    name = employee.name
    specialization = employee.specialization
    id = employee.id
    self.portraits = portraits
  }

  // MARK: - Portraits

  /// Returns a presenter that shows the portrait in a cell, `nil` for a list without portraits.
  func makePortraitPresenter(view: any PortraitViewInput) -> (any PortraitViewOutput)? {
    portraits?.makePresenter(for: id, view: view)
  }

  func prefetch() {
    portraits?.prefetch(id)
  }
}

/// The model of the row with a workplace.
///
/// **Article** "VIPER and UITableView": `EmployeeWorkplaceCellModel`.
final class EmployeeWorkplaceCellModel: CellIdentifiable {
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
final class ButtonCellModel: CellIdentifiable {
  static let identifier = "ButtonCell"

  var cellIdentifier: String { Self.identifier }
  let title: String
  let action: () -> Void

  init(title: String, action: @escaping () -> Void) {
    self.title = title
    self.action = action
  }
}

/// The model of the row with the loading, empty or error message.
final class MessageCellModel: CellIdentifiable {
  static let identifier = "MessageCell"

  var cellIdentifier: String { Self.identifier }
  let message: String

  init(_ message: String) {
    self.message = message
  }
}
