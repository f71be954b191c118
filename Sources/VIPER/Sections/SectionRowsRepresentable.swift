import Employees

/// The model of a section, which has the models of the rows, and handles selection and deletion.
protocol SectionRowsRepresentable: AnyObject {
  /// The id of the section, which stays the same when the section moves or changes.
  var identifier: EmployeeListSectionID { get }

  var rows: [any CellIdentifiable] { get }

  /// Returns whether another section with the same id shows the same rows.
  func hasSameContent(as other: any SectionRowsRepresentable) -> Bool

  /// Called after a tap on a row that can be selected.
  func selected()

  var isEditable: Bool { get }
  func deleteTapped()
}

// A section cannot be deleted, unless it says otherwise.
extension SectionRowsRepresentable {
  func selected() {}

  var isEditable: Bool { false }
  func deleteTapped() {}
}
