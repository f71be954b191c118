import Employees

/// A section of the workplaces: the status, whose model is that of the employee list, or a workplace.
enum WorkplaceListSectionModel: Identifiable, Equatable {
  case status(StatusSectionModel)
  case workplace(WorkplaceSectionModel)

  enum ID: Hashable {
    case status
    case workplace(String)
  }

  var id: ID {
    switch self {
    case .status: .status
    case .workplace(let section): .workplace(section.name)
    }
  }

  var rowCount: Int {
    switch self {
    case .status(let section): section.rows.count
    case .workplace(let section): section.rows.count
    }
  }
}

// MARK: -

extension StatusSectionModel {
  /// Creates the section above the workplaces.
  convenience init(
    _ list: EmployeeList, _ workplaces: [Workplace], _ status: EmployeeListStatus,
    delegate: any StatusSectionDelegate
  ) {
    self.init(rows: Self.rows(list, workplaces, status), delegate: delegate)
  }

  private static func rows(
    _ list: EmployeeList, _ workplaces: [Workplace], _ status: EmployeeListStatus
  ) -> [Row] {
    var rows: [Row] = []
    if let failure = status.failure {
      rows.append(.message(EmployeeListText.failure(failure)))
    } else if !list.isLoaded {
      rows.append(.message(EmployeeListText.loading))
    }
    if list.isLoaded, workplaces.isEmpty {
      rows.append(.message(EmployeeListText.noWorkplaces(count: list.employees.count)))
    }
    if status.failure != nil { rows.append(.retry(title: EmployeeListText.retry)) }
    return rows
  }
}

// MARK: -

/// The section of a workplace: a heading, and the employees who name it.
///
/// Nothing can be done with its rows, so it has no delegate, and is a value.
nonisolated struct WorkplaceSectionModel: Equatable {
  let name: String
  let rows: [Row]

  init(_ workplace: Workplace) {
    name = workplace.name
    let employees = workplace.employees.map { employee in
      Row.info(
        photo: employee.photo, name: employee.name, specialization: employee.specialization)
    }
    rows = [.heading(workplace.name)] + employees
  }

  enum Row: Equatable {
    case heading(String)
    case info(photo: String?, name: String, specialization: String)
  }
}
