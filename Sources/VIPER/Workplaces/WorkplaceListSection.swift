import Employees

/// A section of the workplaces: the status, whose model is that of the employee list, or a workplace.
enum WorkplaceListSection: Identifiable, Equatable {
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
