import Employees

/// The model of a section, which has rows and handles selection and deletion.
///
/// **Article** "VIPER and UITableView": `SectionRowsRepresentable`, which has only `rows`.
protocol SectionRowsRepresentable: AnyObject {
  /// The models of the rows, from first to last.
  var rows: [any CellIdentifiable] { get }

  /// The text above the section, `nil` for none.
  var header: String? { get }

  /// The identifier of the section, which stays the same when the section moves or changes.
  var identifier: SectionIdentifier { get }

  /// Returns whether another section with the same identifier shows the same rows.
  func hasSameContent(as other: any SectionRowsRepresentable) -> Bool

  /// Whether the rows can be selected.
  var canSelect: Bool { get }

  /// Whether a swipe deletes the section.
  var canDelete: Bool { get }

  func selected()
  func deleted()
}

/// The identifier of a section: the status, or an employee.
enum SectionIdentifier: Hashable {
  case status
  case employee(Employee.ID)
}
