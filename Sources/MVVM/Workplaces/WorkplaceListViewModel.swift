import EmployeePresentation
import Employees

/// What the screen of the workplaces shows.
nonisolated struct WorkplaceListContent: Equatable {
  let title: String

  /// The sections, each id once.
  let sections: [WorkplaceListSection]

  let isRefreshing: Bool
}

// MARK: -

/// A view model that makes a section of the status, and one of each workplace: a heading, and the
/// employees who name it.
///
/// It has the model of the employee list, and imports no UIKit.
final class WorkplaceListViewModel {
  private let model: EmployeeListDataModel

  init(model: EmployeeListDataModel) {
    self.model = model
  }

  func viewLoaded() {
    model.load()
  }

  func pulledToRefresh() {
    model.load()
  }

  func retryTapped() {
    model.load()
  }

  /// What the view shows, made again at each call.
  ///
  /// - Complexity: O(*n*) in the number of workplaces of all employees, so read it once for an update.
  var content: WorkplaceListContent {
    let (list, status) = (model.list, model.status)
    let workplaces = list.workplaces
    let presentation = EmployeeListPresentation(of: list, status, workplaces: workplaces)
    return WorkplaceListContent(
      title: presentation.title, sections: [statusSection(presentation)] + workplaces.map(section),
      isRefreshing: presentation.isRefreshing)
  }

  private func statusSection(_ presentation: EmployeeListPresentation) -> WorkplaceListSection {
    var rows = presentation.messages.map(WorkplaceListSection.Row.message)
    if presentation.canRetry { rows.append(.retry(title: EmployeeListText.retry)) }
    return WorkplaceListSection(id: .status, rows: rows)
  }

  private func section(of workplace: Workplace) -> WorkplaceListSection {
    let employees = workplace.employees.map { employee in
      WorkplaceListSection.Row.info(
        photo: employee.photo, name: employee.name, specialization: employee.specialization)
    }
    return WorkplaceListSection(
      id: .workplace(workplace.name), rows: [.heading(workplace.name)] + employees)
  }
}
