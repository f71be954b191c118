import Employees
import SectionUpdates

// MARK: - Rows

/// A section that reports to a delegate what a person does with its rows.
///
/// The view passes each event to the section of the row, in a table and in a grid. Each kind of section
/// is a class, with a delegate of its own for what its rows offer.
protocol SectionModel: AnyObject {
  var id: EmployeeListSectionID { get }
  var rows: [EmployeeListRow] { get }

  /// Reports to the delegate what a person did with a row.
  func report(_ event: RowEvent)
}

/// What a person did with a row.
nonisolated enum RowEvent {
  case tapped(EmployeeListRow.Button)
  case selected
  case deleteTapped
}

extension DiffableSections where Section == any SectionModel {
  /// Creates an empty list of section models, of which two are the same if their rows are equal.
  ///
  /// A cell in view keeps the section model that filled it, also after one with equal rows has taken
  /// its place. That is harmless, because both report the same to the same delegate.
  static func ofSectionModels() -> DiffableSections {
    DiffableSections(id: \.id, isSame: { $0.rows == $1.rows })
  }
}

// MARK: -

/// The section above the employees, which offers to load again.
final class StatusSectionModel: SectionModel {
  let id = EmployeeListSectionID.status
  let rows: [EmployeeListRow]

  private weak var delegate: (any StatusSectionDelegate)?

  init(rows: [EmployeeListRow], delegate: any StatusSectionDelegate) {
    self.rows = rows
    self.delegate = delegate
  }

  // MARK: - Taps

  func report(_ event: RowEvent) {
    // Its rows offer nothing else.
    if case .tapped(.retry) = event { delegate?.retryTapped() }
  }
}

// MARK: -

/// The section of an employee, which adds their id to what a person does.
final class EmployeeSectionModel: SectionModel {
  let rows: [EmployeeListRow]

  private let employeeID: Employee.ID
  private weak var delegate: (any EmployeeSectionDelegate)?

  init(_ employeeID: Employee.ID, rows: [EmployeeListRow], delegate: any EmployeeSectionDelegate) {
    self.employeeID = employeeID
    self.rows = rows
    self.delegate = delegate
  }

  var id: EmployeeListSectionID { .employee(employeeID) }

  // MARK: - Taps

  func report(_ event: RowEvent) {
    switch event {
    case .tapped(.call): delegate?.callTapped(employeeID)
    case .tapped(.write): delegate?.writeTapped(employeeID)
    // Only the status offers it.
    case .tapped(.retry): break

    // MARK: - Selection

    case .selected: delegate?.employeeSelected(employeeID)

    // MARK: - Deleting

    case .deleteTapped: delegate?.deleteTapped(employeeID)
    }
  }
}
