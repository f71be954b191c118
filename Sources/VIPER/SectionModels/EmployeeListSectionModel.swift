import Employees

// MARK: - Rows

/// A section of the list: one of the two models, which differ in what they offer.
///
/// It is an enumeration and no protocol, so that no model has a method for what it does not offer. A
/// third model would change each `switch` over sections, here and in the views; the compiler names
/// them.
enum EmployeeListSectionModel: Identifiable {
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
}

extension EmployeeListSectionModel: Equatable {
  /// Returns whether two sections show the same of the same.
  ///
  /// A cell in view keeps the section model that filled it, also after an equal one has taken its
  /// place. That is harmless as long as a model has no state of its own, because both report the same
  /// to the same delegate.
  static func == (one: EmployeeListSectionModel, other: EmployeeListSectionModel) -> Bool {
    switch (one, other) {
    case (.status(let one), .status(let other)): one.rows == other.rows
    case (.employee(let one), .employee(let other)):
      one.employeeID == other.employeeID && one.rows == other.rows
    case (.status, .employee), (.employee, .status): false
    }
  }
}
