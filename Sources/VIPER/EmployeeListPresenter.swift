import Employees

/// A presenter that turns the list into section models, and passes on what a person does: to the
/// interactor, or to the router.
final class EmployeeListPresenter: EmployeeListViewOutput, EmployeeListInteractorOutput,
  EmployeeSectionModelDelegate, StatusSectionModelDelegate
{
  weak var view: (any EmployeeListViewInput)?

  let portraits: PortraitModule?

  private let interactor: any EmployeeListInteractorInput
  private let router: any EmployeeListRouterInput

  init(
    interactor: any EmployeeListInteractorInput, router: any EmployeeListRouterInput,
    portraits: PortraitModule?
  ) {
    self.interactor = interactor
    self.router = router
    self.portraits = portraits
  }
}

// MARK: - Loading

extension EmployeeListPresenter {
  func viewLoaded() {
    interactor.loadEmployees()
  }

  func pulledToRefresh() {
    interactor.loadEmployees()
  }
}

// MARK: - Updating

extension EmployeeListPresenter {
  func listChanged(_ list: EmployeeList, _ status: EmployeeListStatus) {
    let statusSection = StatusSectionModel(status.content(above: list), delegate: self)
    let sections = list.employees.map {
      EmployeeSectionModel($0, refusal: status.refusal(of: $0), delegate: self)
    }
    view?.show(title: EmployeeListText.title(of: list))
    view?.updateForSections([statusSection] + sections, searchText: list.searchText)
    view?.show(isRefreshing: status.isRefreshing(list))
  }
}

// MARK: - Taps

extension EmployeeListPresenter {
  func callTapped(_ phone: String, employee id: Employee.ID) {
    router.call(phone, employee: id)
  }

  func writeTapped(_ address: String, employee id: Employee.ID) {
    router.write(to: address, employee: id)
  }

  func retryTapped() {
    interactor.loadEmployees()
  }
}

// MARK: - Selection

extension EmployeeListPresenter {
  func employeeSelected(_ employee: Employee) {
    router.openProfile(of: employee)
  }
}

// MARK: - Searching

extension EmployeeListPresenter {
  func searchTextChanged(_ text: String) {
    interactor.search(text)
  }
}

// MARK: - Deleting

extension EmployeeListPresenter {
  func deleteTapped(_ id: Employee.ID) {
    interactor.delete(id)
  }
}
