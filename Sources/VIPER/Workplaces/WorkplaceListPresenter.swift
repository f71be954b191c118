import Employees

/// A presenter that makes a section model of the status, and one of each workplace.
///
/// It has the interactor of the employee list, and imports no UIKit.
final class WorkplaceListPresenter: WorkplaceListViewOutput, StatusSectionDelegate,
  EmployeeListInteractorOutput
{
  weak var view: (any WorkplaceListViewInput)?

  private let interactor: any EmployeeListInteractorInput

  init(interactor: any EmployeeListInteractorInput) {
    self.interactor = interactor
  }

  func viewLoaded() {
    interactor.load()
  }

  func pulledToRefresh() {
    interactor.load()
  }

  func retryTapped() {
    interactor.load()
  }

  func listChanged(_ list: EmployeeList, _ status: EmployeeListStatus) {
    let workplaces = list.workplaces
    let statusSection = WorkplaceListSectionModel.status(
      StatusSectionModel(list, workplaces, status, delegate: self))
    let workplaceSections = workplaces.map { workplace in
      WorkplaceListSectionModel.workplace(WorkplaceSectionModel(workplace))
    }
    view?.show(
      WorkplaceListContent(
        title: EmployeeListText.workplacesTitle(
          count: list.isLoaded ? workplaces.count : nil),
        sections: [statusSection] + workplaceSections,
        isRefreshing: status.isLoading && list.isLoaded))
  }
}
