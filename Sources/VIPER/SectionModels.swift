import Employees
import SectionUpdates

// MARK: - Rows

/// A section that reports to a delegate what a person does with its rows.
///
/// The view passes a tap or a swipe to the section of the row, in a table and in a grid. Each kind of
/// section is a class, with a delegate of its own for what a person can do with its rows. It has a method
/// for each event of any row, and the compiler asks a new kind of section what becomes of each.
protocol SectionModel: AnyObject {
  var id: EmployeeListSectionID { get }
  var rows: [EmployeeListRow] { get }

  func retryTapped()
  func tapped(_ button: EmployeeListRow.Button)
  func selected()
  func deleteTapped()
}

extension DiffableSections where Section == any SectionModel {
  /// Creates an empty list of section models, which are the same if they show the same.
  ///
  /// A cell in view keeps the section model that filled it, also after an equal one has taken its
  /// place. That is harmless, because both report the same to the same delegate.
  convenience init() {
    self.init(id: \.id, isSame: { $0.rows == $1.rows })
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

  func retryTapped() {
    delegate?.retryTapped()
  }

  // A message offers nothing.
  func tapped(_ button: EmployeeListRow.Button) {}
  func selected() {}
  func deleteTapped() {}
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

  // Only the status has it.
  func retryTapped() {}

  func tapped(_ button: EmployeeListRow.Button) {
    switch button {
    case .call: delegate?.callTapped(employeeID)
    case .write: delegate?.writeTapped(employeeID)
    }
  }

  // MARK: - Selection

  func selected() {
    delegate?.employeeSelected(employeeID)
  }

  // MARK: - Deleting

  func deleteTapped() {
    delegate?.deleteTapped(employeeID)
  }
}
