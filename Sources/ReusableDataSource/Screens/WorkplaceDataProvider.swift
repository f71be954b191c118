import EmployeePresentation
import Employees

/// The id of a section of the workplaces.
///
/// It is not bound to the main actor, because generic code may hash an id anywhere.
nonisolated enum WorkplaceSectionID: Hashable {
  case status
  case workplace(String)

  /// A colleague below an open workplace; an employee has a section below each of their workplaces.
  case employee(Employee.ID, workplace: String)

  /// The id of the employee, `nil` for the status and for a workplace.
  var employeeID: Employee.ID? {
    if case .employee(let id, workplace: _) = self { id } else { nil }
  }
}

// MARK: -

/// A provider that makes a section of the status, one of each workplace, and below an open workplace
/// one of each employee who names it.
///
/// The name of an open workplace is a heading.
struct WorkplaceDataProvider: DataProvider {
  /// The names of the workplaces whose employees are shown.
  var openNames: Set<String>

  private let list: EmployeeList
  private let presentation: EmployeeListPresentation

  /// The workplaces of all employees, each once, in the order in which they are first named.
  private let names: [String]

  /// Creates a provider.
  ///
  /// - Parameters:
  ///   - list: The employees.
  ///   - status: Whether the list is being requested, and the error of a request.
  ///   - openNames: The names of the workplaces whose employees are shown.
  init(
    list: EmployeeList = EmployeeList(), status: EmployeeListStatus = EmployeeListStatus(),
    openNames: Set<String> = []
  ) {
    self.list = list
    self.openNames = openNames
    presentation = EmployeeListPresentation(of: list, status)
    var seen: Set<String> = []
    names = list.employees.flatMap(\.workplaces).filter { seen.insert($0).inserted }
  }

  var title: String {
    EmployeeListText.workplacesTitle(count: list.count == nil ? nil : names.count)
  }

  var isRefreshing: Bool { presentation.isRefreshing }

  var sections: [ListSection<WorkplaceSectionID>] {
    var statusRows = presentation.statusRows
    if names.isEmpty, !list.employees.isEmpty {
      statusRows.append(MessageRow(message: EmployeeListText.noWorkplaces))
    }
    return [ListSection(id: .status, rows: statusRows)] + names.flatMap(sections(of:))
  }

  private func sections(of name: String) -> [ListSection<WorkplaceSectionID>] {
    guard openNames.contains(name) else {
      return [ListSection(id: .workplace(name), rows: [WorkplaceRow(workplace: name)])]
    }
    let colleagues = list.employees.filter { $0.workplaces.contains(name) }
    return [ListSection(id: .workplace(name), rows: [HeadingRow(title: name)])]
      + colleagues.map {
        ListSection(id: .employee($0.id, workplace: name), rows: [EmployeeInfoRow($0)])
      }
  }
}
