import Employees

// MARK: - Rows

/// A section model of either kind.
///
/// Sections are compared by their rows, so the table updates only those that have changed.
enum EmployeeListSectionModel: Identifiable, Equatable {
  case status(StatusSectionModel)
  case employee(EmployeeSectionModel)

  var id: EmployeeListSectionID {
    switch self {
    case .status: .status
    case .employee(let section): .employee(section.employeeID)
    }
  }

  var rowCount: Int {
    switch self {
    case .status(let section): section.rows.count
    case .employee(let section): section.rows.count
    }
  }

  /// The section model of an employee, `nil` for the status.
  var employeeSection: EmployeeSectionModel? {
    if case .employee(let section) = self { section } else { nil }
  }
}
