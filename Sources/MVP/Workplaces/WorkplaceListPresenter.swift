import Employees

/// What the view of the workplaces reports.
protocol WorkplaceListPresenting {
  func viewLoaded()
  func pulledToRefresh()
  func retryTapped()
}

/// What the presenter tells the view of the workplaces.
protocol WorkplaceListView: AnyObject {
  /// Shows content in place of that before.
  func show(_ content: WorkplaceListContent)
}

// MARK: -

/// A presenter that makes a section of the status, and one of each workplace.
///
/// It has the model of the employee list, and imports no UIKit.
final class WorkplaceListPresenter: WorkplaceListPresenting, EmployeeListDataModelDelegate {
  weak var view: (any WorkplaceListView)?

  private let model: EmployeeListDataModel

  init(model: EmployeeListDataModel) {
    self.model = model
    model.delegate = self
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

  private func statusSection(
    _ list: EmployeeList, _ workplaces: [Workplace], _ status: EmployeeListStatus
  ) -> WorkplaceListSection {
    var rows: [WorkplaceListSection.Row] = []
    if let failure = status.failure {
      rows.append(.message(EmployeeListText.failure(failure)))
    } else if !list.isLoaded {
      rows.append(.message(EmployeeListText.loading))
    }
    if list.isLoaded, workplaces.isEmpty {
      rows.append(.message(EmployeeListText.noWorkplaces(count: list.employees.count)))
    }
    if status.failure != nil { rows.append(.retry(title: EmployeeListText.retry)) }
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

  func dataModel(
    _ dataModel: EmployeeListDataModel, didUpdate list: EmployeeList, status: EmployeeListStatus
  ) {
    let workplaces = list.workplaces
    view?.show(
      WorkplaceListContent(
        title: EmployeeListText.workplacesTitle(
          count: list.isLoaded ? workplaces.count : nil),
        sections: [statusSection(list, workplaces, status)] + workplaces.map(section),
        isRefreshing: status.isLoading && list.isLoaded))
  }
}
