import EmployeePresentation
import Employees

/// A view model that makes a section of the status, and one of each workplace.
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
    let list = model.list
    let presentation = EmployeeListPresentation(of: list, model.status)
    let workplaces = workplaces(of: list)
    var rows = presentation.messages.map(WorkplaceListSection.Row.message)
    if presentation.canRetry { rows.append(.retry) }
    if workplaces.isEmpty, !list.employees.isEmpty {
      rows.append(.message(EmployeeListText.noWorkplaces))
    }
    return WorkplaceListContent(
      title: EmployeeListText.workplacesTitle(count: list.count == nil ? nil : workplaces.count),
      sections: [WorkplaceListSection(id: .status, rows: rows)]
        + workplaces.map { WorkplaceListSection(id: .workplace($0), rows: [.workplace($0)]) },
      isRefreshing: presentation.isRefreshing)
  }

  /// Returns the workplaces of all employees, each once, in the order in which they are first named.
  private func workplaces(of list: EmployeeList) -> [String] {
    var seen: Set<String> = []
    return list.employees.flatMap(\.workplaces).filter { seen.insert($0).inserted }
  }
}

// MARK: -

/// What the screen shows.
struct WorkplaceListContent {
  let title: String
  let sections: [WorkplaceListSection]
  let isRefreshing: Bool
}
