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

  var title: String {
    EmployeeListText.workplacesTitle(count: model.list.count == nil ? nil : workplaces.count)
  }

  var sections: [WorkplaceListSection] {
    let workplaces = workplaces
    var rows = presentation.messages.map(WorkplaceListSection.Row.message)
    if presentation.canRetry { rows.append(.retry) }
    if workplaces.isEmpty, !model.list.employees.isEmpty {
      rows.append(.message(EmployeeListText.noWorkplaces))
    }
    return [WorkplaceListSection(id: nil, rows: rows)]
      + workplaces.map { WorkplaceListSection(id: $0, rows: [.workplace($0)]) }
  }

  var isRefreshing: Bool { presentation.isRefreshing }

  private var presentation: EmployeeListPresentation {
    EmployeeListPresentation(of: model.list, model.status)
  }

  /// The workplaces of all employees, each once, in the order in which they are first named.
  private var workplaces: [String] {
    var seen: Set<String> = []
    return model.list.employees.flatMap(\.workplaces).filter { seen.insert($0).inserted }
  }
}
