import Employees

// MARK: - Rows

/// A section model: a section, and the delegate to which it reports what a person does with the rows.
///
/// The view passes a tap or a swipe to the section of the row, in a table and in a grid. The section
/// knows whose row it is, and adds the employee.
final class SectionModel: Identifiable, Equatable {
  private weak var delegate: (any SectionModelDelegate)?

  private let section: EmployeeListSection

  init(_ section: EmployeeListSection, delegate: any SectionModelDelegate) {
    self.section = section
    self.delegate = delegate
  }

  var id: EmployeeListSectionID { section.id }

  var rows: [EmployeeListSection.Row] { section.rows }

  /// Returns whether two section models show the same; all of a list have one delegate.
  ///
  /// A cell in view keeps the section model that filled it, also after an equal one has taken its
  /// place. That is harmless, because both report the same.
  static func == (one: SectionModel, other: SectionModel) -> Bool {
    one.section == other.section
  }

  // MARK: - Taps

  func tapped(_ button: EmployeeListSection.Button) {
    switch button {
    case .call: if let id = id.employeeID { delegate?.callTapped(id) }
    case .write: if let id = id.employeeID { delegate?.writeTapped(id) }
    case .retry: delegate?.retryTapped()
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
