import EmployeePresentation
import Employees

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

  /// The title, for which the workplaces are collected again.
  ///
  /// - Complexity: As that of ``sections``.
  var title: String { presentation(of: model.list.workplaces).title }

  /// The sections, each id once, made again at each call.
  ///
  /// - Complexity: O(*n*) in the number of workplaces of all employees, so read them once for an update.
  var sections: [WorkplaceListSection] {
    let workplaces = model.list.workplaces
    return [statusSection(presentation(of: workplaces))] + workplaces.map(section)
  }

  var isRefreshing: Bool {
    EmployeeListPresentation(of: model.list, model.status).isRefreshing
  }

  private func presentation(of workplaces: [Workplace]) -> EmployeeListPresentation {
    EmployeeListPresentation(of: model.list, model.status, workplaces: workplaces)
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
