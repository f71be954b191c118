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

  /// The section model, whichever kind it is.
  var model: any SectionModel {
    switch self {
    case .status(let section): section
    case .employee(let section): section
    }
  }
}
