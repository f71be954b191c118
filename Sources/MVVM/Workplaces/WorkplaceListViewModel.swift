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
  var title: String {
    let list = model.list
    return EmployeeListText.workplacesTitle(count: list.count == nil ? nil : list.workplaces.count)
  }

  /// The sections, each id once, made again at each call.
  ///
  /// - Complexity: O(*n*) in the number of workplaces of all employees, so read them once for an update.
  var sections: [WorkplaceListSection] {
    let presentation = presentation
    let workplaces = model.list.workplaces
    var rows = presentation.messages.map(WorkplaceListSection.Row.message)
    if presentation.canRetry { rows.append(.retry(title: EmployeeListText.retry)) }
    if workplaces.isEmpty, presentation.messages.isEmpty {
      rows.append(.message(EmployeeListText.noWorkplaces))
    }
    return [WorkplaceListSection(id: .status, rows: rows)] + workplaces.map(section(of:))
  }

  var isRefreshing: Bool { presentation.isRefreshing }

  private var presentation: EmployeeListPresentation {
    EmployeeListPresentation(of: model.list, model.status)
  }

  private func section(of workplace: Workplace) -> WorkplaceListSection {
    WorkplaceListSection(
      id: .workplace(workplace.name),
      rows: [.heading(workplace.name)]
        + workplace.employees.map {
          .info(photo: $0.photo, name: $0.name, specialization: $0.specialization)
        })
  }
}
