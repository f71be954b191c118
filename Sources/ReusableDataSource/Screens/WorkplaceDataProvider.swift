import EmployeePresentation
import Employees

/// The id of a section of the workplaces.
nonisolated enum WorkplaceSectionID: Hashable {
  case status
  case workplace(String)
}

// MARK: -

/// A provider that makes a section of the status, and one of each workplace.
///
/// A workplace is one row. When it is open, a heading stands in its place, above the employees.
struct WorkplaceDataProvider: DataProvider {
  var list = EmployeeList()
  var status = EmployeeListStatus()
  private var openNames: Set<String> = []

  /// Opens or closes a workplace.
  mutating func toggle(_ id: WorkplaceSectionID) {
    if case .workplace(let name) = id { openNames.formSymmetricDifference([name]) }
  }

  var title: String {
    guard list.count != nil else { return "Workplaces" }
    return names.count == 1 ? "1 workplace" : "\(names.count) workplaces"
  }

  var sections: [ListSection<WorkplaceSectionID>] {
    var statusRows = EmployeeListPresentation(of: list, status).statusRows
    if names.isEmpty, !list.employees.isEmpty {
      statusRows.append(MessageRow(message: "Nobody names a workplace."))
    }
    return [ListSection(id: .status, rows: statusRows)] + names.map(section(of:))
  }

  /// The workplaces of all employees, each once, in the order in which they are first named.
  private var names: [String] {
    var seen: Set<String> = []
    return list.employees.flatMap(\.workplaces).filter { seen.insert($0).inserted }
  }

  private func section(of name: String) -> ListSection<WorkplaceSectionID> {
    guard openNames.contains(name) else {
      return ListSection(id: .workplace(name), rows: [WorkplaceRow(workplace: name)])
    }
    let colleagues = list.employees.filter { $0.workplaces.contains(name) }
    return ListSection(
      id: .workplace(name),
      rows: [HeadingRow(title: name)]
        + colleagues.map { EmployeeInfoRow($0, isDeletable: false) })
  }
}
