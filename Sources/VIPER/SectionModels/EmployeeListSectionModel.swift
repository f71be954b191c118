import Employees

// MARK: - Rows

/// A section of the list: one of the two models, which differ in what they offer.
///
/// It is an enumeration and no protocol, so that no model has a method for what it does not offer. A
/// third model would change each `switch` over sections, here and in the view; the compiler names
/// them.
enum EmployeeListSectionModel: Identifiable, Equatable {
  case status(StatusSectionModel)
  case employee(EmployeeSectionModel)

  var id: EmployeeListSectionID {
    switch self {
    case .status: .status
    case .employee(let section): .employee(section.employeeID)
    }
  }

  /// The section of an employee, `nil` for the status.
  var employeeSection: EmployeeSectionModel? {
    switch self {
    case .status: nil
    case .employee(let section): section
    }
  }

  var rowCount: Int {
    switch self {
    case .status(let section): section.rows.count
    case .employee(let section): section.rows.count
    }
  }
}
