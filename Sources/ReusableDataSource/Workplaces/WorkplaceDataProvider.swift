import EmployeePresentation
import Employees

/// The id of a section of the workplaces.
nonisolated enum WorkplaceSectionID: Hashable {
  case status
  case workplace(String)
}

// MARK: -

/// A provider that makes a section of the status, and one of each workplace: a heading, and the
/// employees who name it.
///
/// It imports no UIKit.
struct WorkplaceDataProvider: DataProvider {
  let workplaces: [Workplace]
  let presentation: EmployeeListPresentation

  static var rowTypes: [any ListRow.Type] {
    [HeadingRow.self, EmployeeInfoRow.self, MessageRow.self, RetryRow.self]
  }

  var searchText: String? { nil }

  var sections: [ListSection<WorkplaceSectionID>] {
    [ListSection(id: .status, rows: presentation.statusRows)] + workplaces.map(section)
  }

  private func section(of workplace: Workplace) -> ListSection<WorkplaceSectionID> {
    ListSection(
      id: .workplace(workplace.name),
      rows: [HeadingRow(title: workplace.name)] + workplace.employees.map(EmployeeInfoRow.init))
  }
}
