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
nonisolated struct WorkplaceDataProvider: DataProvider {
  let list: EmployeeList
  let status: EmployeeListStatus
  let workplaces: [Workplace]

  init(list: EmployeeList, status: EmployeeListStatus) {
    self.list = list
    self.status = status
    workplaces = list.workplaces
  }

  func makeSections() -> [ListSection<WorkplaceSectionID>] {
    [statusSection] + workplaces.map(section)
  }

  private var statusSection: ListSection<WorkplaceSectionID> {
    var rows: [any ListRow] = []
    if let failure = status.failure {
      rows.append(MessageRow(message: EmployeeListText.failure(failure)))
    } else if !list.isLoaded {
      rows.append(MessageRow(message: EmployeeListText.loading))
    }
    if list.isLoaded, workplaces.isEmpty {
      rows.append(
        MessageRow(message: EmployeeListText.noWorkplaces(count: list.employees.count)))
    }
    if status.failure != nil { rows.append(RetryRow(title: EmployeeListText.retry)) }
    return ListSection(id: .status, rows: rows)
  }

  private func section(of workplace: Workplace) -> ListSection<WorkplaceSectionID> {
    ListSection(
      id: .workplace(workplace.name),
      rows: [HeadingRow(title: workplace.name)] + workplace.employees.map(EmployeeInfoRow.init))
  }
}
