import EmployeeViews
import Employees

/// The presenter: it turns employees into section models, and taps into ways out.
///
/// **Knows** the view, the interactor and the router, each by its protocol, and the section models.
///
/// **Never knows** a service, a cell or a table.
///
/// **Article** "VIPER and UITableView": `EmployeeListPresenter`.
final class EmployeeListPresenter {
  weak var view: (any EmployeeListViewInput)?

  private let interactor: any EmployeeListInteractorInput
  private let router: any EmployeeListRouterInput
  private var employeeSections: [any SectionRowsRepresentable] = []
  private var status = EmployeeListStatus.loading { didSet { updateSections() } }

  // MARK: - Assembly

  init(interactor: any EmployeeListInteractorInput, router: any EmployeeListRouterInput) {
    self.interactor = interactor
    self.router = router
  }

  // MARK: - Loading

  private func load() {
    status = .loading
    interactor.requestEmployees()
  }

  // MARK: - Counting

  private func updateSections() {
    let statusSection = StatusSectionModel(
      message: status.message(count: employeeSections.count), canRetry: status.canRetry)
    statusSection.delegate = self
    view?.show(sections: [statusSection] + employeeSections)
  }
}

// MARK: -

extension EmployeeListPresenter: EmployeeListViewOutput {
  func viewLoaded() {
    view?.show(title: EmployeeListText.title)
    load()
  }

  func refreshPulled() {
    load()
  }
}

// MARK: -

extension EmployeeListPresenter: EmployeeListInteractorOutput {
  func employeesLoaded(_ employees: [Employee]) {
    employeeSections = employees.map { employee in
      let section = EmployeeSectionModel(employee)
      section.delegate = self
      return section
    }
    view?.show(title: EmployeeListText.title(count: employees.count))
    status = .loaded
  }

  func loadFailed(_ error: EmployeeServiceError) {
    status = .failed(reason: error.description)
  }
}

// MARK: - Taps

extension EmployeeListPresenter: EmployeeSectionModelDelegate {
  func callTapped(phone: String, employee id: Employee.ID) {
    router.call(phone, employee: id)
  }

  func writeTapped(address: String, employee id: Employee.ID) {
    router.write(to: address, employee: id)
  }
}

// MARK: -

extension EmployeeListPresenter: StatusSectionModelDelegate {
  func retryTapped() {
    load()
  }
}
