import Employees

// MARK: - Rows

/// What a section model reports: what a person does with its rows.
///
/// Without section models, these methods would be methods of the view's output.
protocol EmployeeListSectionDelegate: AnyObject {
  func callTapped(_ id: Employee.ID)
  func writeTapped(_ id: Employee.ID)
  func retryTapped()
  func employeeSelected(_ id: Employee.ID)
  func deleteTapped(_ id: Employee.ID)
}

// MARK: -

/// A model of a section, which shows its rows and reports to a delegate what a person does with them.
///
/// A view passes on what happened in a section, and neither asks whose it is nor what a button does.
final class EmployeeListSectionModel: Identifiable, Equatable {
  let id: EmployeeListSectionID
  let rows: [EmployeeListSection.Row]

  private weak var delegate: (any EmployeeListSectionDelegate)?

  init(_ section: EmployeeListSection, delegate: any EmployeeListSectionDelegate) {
    id = section.id
    rows = section.rows
    self.delegate = delegate
  }

  /// Returns whether two models show the same of the same.
  ///
  /// A cell in view keeps the model that filled it, also after an equal one has taken its place. That
  /// is harmless as long as a model has no state of its own, because both report the same to the same
  /// delegate.
  static func == (one: EmployeeListSectionModel, other: EmployeeListSectionModel) -> Bool {
    one.id == other.id && one.rows == other.rows
  }

  // MARK: - Taps

  func tapped(_ button: EmployeeListSection.Button) {
    switch button {
    case .call(let id): delegate?.callTapped(id)
    case .write(let id): delegate?.writeTapped(id)
    case .retry: delegate?.retryTapped()
    }
  }

  // MARK: - Selection

  /// Reports the employee; the section of the status has none, and nothing to select.
  func selected() {
    if let id = id.employeeID { delegate?.employeeSelected(id) }
  }

  // MARK: - Deleting

  func deleteTapped() {
    if let id = id.employeeID { delegate?.deleteTapped(id) }
  }
}
