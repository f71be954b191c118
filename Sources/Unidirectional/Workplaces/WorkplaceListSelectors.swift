import EmployeePresentation
import Employees

/// Pure functions that compute what the view of the workplaces shows from the state of the employee
/// list.
nonisolated enum WorkplaceListSelectors {
  static func statusSection(
    _ presentation: EmployeeListPresentation
  ) -> WorkplaceListSection {
    var rows = presentation.messages.map(WorkplaceListSection.Row.message)
    if presentation.canRetry { rows.append(.retry(title: EmployeeListText.retry)) }
    return WorkplaceListSection(id: .status, rows: rows)
  }

  static func section(of workplace: Workplace) -> WorkplaceListSection {
    let employees = workplace.employees.map { employee in
      WorkplaceListSection.Row.info(
        photo: employee.photo, name: employee.name, specialization: employee.specialization)
    }
    return WorkplaceListSection(
      id: .workplace(workplace.name), rows: [.heading(workplace.name)] + employees)
  }

  /// Returns what the view shows of a state.
  static func content(of state: EmployeeListState) -> WorkplaceListContent {
    let (list, status) = (state.list, state.status)
    let workplaces = list.workplaces
    let presentation = EmployeeListPresentation(of: list, status, workplaces: workplaces)
    return WorkplaceListContent(
      title: presentation.title, sections: [statusSection(presentation)] + workplaces.map(section),
      isRefreshing: presentation.isRefreshing)
  }
}

// MARK: -

/// What the screen of the workplaces shows.
nonisolated struct WorkplaceListContent: Equatable {
  let title: String

  /// The sections, each id once.
  let sections: [WorkplaceListSection]

  let isRefreshing: Bool
}
