import Employees

// MARK: - Rows

/// A section model, which has the rows of a section, and reports what a person does with them.
///
/// It knows whose rows they are, so that its buttons need no id.
final class EmployeeSectionModel: Identifiable, Equatable {
  let id: EmployeeListSectionID
  let rows: [Row]

  private weak var delegate: (any EmployeeSectionModelDelegate)?

  init(id: EmployeeListSectionID, rows: [Row], delegate: any EmployeeSectionModelDelegate) {
    self.id = id
    self.rows = rows
    self.delegate = delegate
  }

  enum Row: Equatable {
    case info(photo: String?, name: String, specialization: String)
    case workplace(String)
    case message(String)
    case button(title: String, Button)
  }

  /// A button, named by what a tap on it asks for.
  enum Button: Equatable {
    case call
    case write
    case retry
  }

  /// Returns whether two sections show the same; all sections of a list have one delegate.
  ///
  /// A cell in view keeps the section that filled it, also after an equal one has taken its place.
  /// That is harmless, because both report the same.
  static func == (one: EmployeeSectionModel, other: EmployeeSectionModel) -> Bool {
    one.id == other.id && one.rows == other.rows
  }

  // MARK: - Taps

  func tapped(_ button: Button) {
    switch (id, button) {
    case (.employee(let id), .call): delegate?.callTapped(id)
    case (.employee(let id), .write): delegate?.writeTapped(id)
    case (_, .retry): delegate?.retryTapped()
    case (.status, .call), (.status, .write): assertionFailure("nobody to call or write to")
    }
  }

  // MARK: - Selection

  func selected() {
    if let id = id.employeeID { delegate?.employeeSelected(id) }
  }

  // MARK: - Deleting

  func deleteTapped() {
    if let id = id.employeeID { delegate?.deleteTapped(id) }
  }
}

extension EmployeeSectionModel.Row {
  // MARK: - Selection

  /// Whether a tap opens the profile of the employee.
  var isSelectable: Bool {
    switch self {
    case .info, .workplace: true
    case .message, .button: false
    }
  }

  // MARK: - Deleting

  /// Whether a swipe deletes the employee.
  var isDeletable: Bool {
    switch self {
    case .info: true
    case .workplace, .message, .button: false
    }
  }
}
