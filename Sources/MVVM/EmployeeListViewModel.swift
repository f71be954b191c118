import EmployeeViews
import Employees

/// The view model of the screen: it loads the employees and says what is to be shown.
///
/// **Knows** the service, the view models of sections and rows, and what leaves the screen.
///
/// **Never knows** a view, a cell or a table.
///
/// **Article** "Adapting UITableView to MVVM": `MainViewModel`.
final class EmployeeListViewModel: AdaptedViewModelInput {
  private(set) var title = EmployeeListText.title { didSet { titleChanged?() } }
  private(set) var sections: [any AdaptedSectionViewModel] = []

  /// Called after the title has changed; the view controller sets it.
  var titleChanged: (() -> Void)?
  var sectionsChanged: (() -> Void)?

  private let service: any EmployeeService
  private let actions: any EmployeeActions
  private var request: Task<Void, Never>?
  private var employeeSections: [any AdaptedSectionViewModel] = []
  private var status = EmployeeListStatus.loading { didSet { updateSections() } }

  // MARK: - Assembly

  init(service: any EmployeeService, actions: any EmployeeActions) {
    self.service = service
    self.actions = actions
  }

  deinit {
    request?.cancel()
  }

  // MARK: - Loading

  /// Asks for the employees; an answer to an earlier request no longer counts.
  func load() {
    request?.cancel()
    status = .loading
    request = Task { [weak self, service] in
      do throws(EmployeeServiceError) {
        let employees = try await service.employees()
        if !Task.isCancelled { self?.employeesLoaded(employees) }
      } catch {
        if !Task.isCancelled { self?.loadFailed(error) }
      }
    }
  }

  private func employeesLoaded(_ employees: [Employee]) {
    employeeSections = employees.map { EmployeeSectionViewModel($0, delegate: self) }
    title = EmployeeListText.title(count: employees.count)
    status = .loaded
  }

  private func loadFailed(_ error: EmployeeServiceError) {
    status = .failed(reason: error.description)
  }

  // MARK: - Counting

  private func updateSections() {
    let message = status.message(count: employeeSections.count)
    let statusSection = StatusSectionViewModel(
      message: message, canRetry: status.canRetry, delegate: self)
    sections = [statusSection] + employeeSections
    sectionsChanged?()
  }
}

// MARK: - Taps

extension EmployeeListViewModel: ButtonCellViewModelDelegate {
  func callTapped(phone: String, employee id: Employee.ID) {
    actions.call(phone, employee: id)
  }

  func writeTapped(address: String, employee id: Employee.ID) {
    actions.write(to: address, employee: id)
  }

  func retryTapped() {
    load()
  }
}
