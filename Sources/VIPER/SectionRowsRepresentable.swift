import Employees

/// The model of a section, which has rows and handles selection and deletion.
///
/// **Article** "VIPER and UITableView": `SectionRowsRepresentable`, which has only `rows`.
protocol SectionRowsRepresentable: AnyObject {
  /// The number of rows, known without making them.
  var rowCount: Int { get }

  /// The rows from first to last, made when the section is first shown.
  var rows: [any CellIdentifiable] { get }

  // MARK: - Selection

  /// The identifier of the section, which stays the same when the section moves or is replaced.
  var identifier: SectionIdentifier { get }

  /// Whether the rows can be selected and deleted.
  var isInteractive: Bool { get }

  func selected()

  // MARK: - Deleting

  func deleted()
}

/// The identifier of a section: the status, or an employee.
nonisolated enum SectionIdentifier: Hashable, Sendable {
  case status
  case employee(Employee.ID)
}
