import EmployeeViews
import Employees
import ListRendering

/// The view model of the screen: it loads the employees and says what is to be shown.
///
/// **Knows** the service, the view models of sections and rows, and the coordinator.
///
/// **Never knows** a view, a cell or a table.
///
/// **Article** "Adapting UITableView to MVVM": `MainViewModel`.
final class EmployeeListViewModel: AdaptedViewModelInput {
  private(set) var title = "" { didSet { if title != oldValue { titleChanged?() } } }
  var sections: [AdaptedSectionViewModel] { shownSections.sections }

  /// Called after the title has changed; the view controller sets it.
  var titleChanged: (() -> Void)?
  var sectionsChanged: ((SectionChanges?) -> Void)?

  private let service: any EmployeeService
  private let coordinator: EmployeeListCoordinator
  private var request: Task<Void, Never>?
  private var list = EmployeeList()
  private var status = EmployeeListStatus()
  private var statusSection = StatusSectionViewModel(message: nil, canRetry: false, delegate: nil)
  private var shownSections = DiffableSections<Employee, AdaptedSectionViewModel>()

  // MARK: - Assembly

  init(service: any EmployeeService, coordinator: EmployeeListCoordinator) {
    self.service = service
    self.coordinator = coordinator
  }

  deinit {
    request?.cancel()
  }

  // MARK: - Loading

  /// Asks for the employees; an answer to an earlier request no longer counts.
  func load() {
    request?.cancel()
    update { status.load = .loading }
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
    update {
      list.load(employees)
      status.load = .loaded
    }
  }

  private func loadFailed(_ error: EmployeeServiceError) {
    update { status.load = .failed(reason: error.description) }
  }
}

// MARK: - Taps

extension EmployeeListViewModel: StatusSectionViewModelDelegate {
  func retryTapped() {
    load()
  }
}

// MARK: -

extension EmployeeListViewModel: EmployeeSectionViewModelDelegate {
  // MARK: - Taps

  func callTapped(employee id: Employee.ID) {
    if let phone = employee(id)?.phone { coordinator.call(phone, employee: id) }
  }

  func writeTapped(employee id: Employee.ID) {
    if let email = employee(id)?.email { coordinator.write(to: email, employee: id) }
  }

  private func employee(_ id: Employee.ID) -> Employee? {
    list.shown.first { $0.id == id }
  }

  // MARK: - Selection

  func employeeSelected(_ id: Employee.ID) {
    if let employee = employee(id) { coordinator.showProfile(of: employee) }
  }
}

// MARK: -

extension EmployeeListViewModel {
  // MARK: - Updating

  /// Changes what is shown, and tells which sections that makes other ones.
  private func update(_ change: () -> Void) {
    change()
    title = EmployeeListText.title(
      shown: list.shown.count, of: list.count, isSearching: list.searchText != nil)
    let newStatus = StatusSectionViewModel(
      message: status.message(shown: list.shown.count, searchText: list.searchText),
      canRetry: status.canRetry, delegate: self)
    let isSame = newStatus.showsSame(as: statusSection)
    if !isSame { statusSection = newStatus }
    let isFirst = sections.isEmpty
    var changes = shownSections.update(to: list.shown, below: [statusSection]) { employee in
      EmployeeSectionViewModel(employee, delegate: self)
    }
    if !isSame { changes?.reload(0) }
    sectionsChanged?(isFirst ? nil : changes)
  }

  // MARK: - Searching

  var isSearching: Bool { list.searchText != nil }

  func searchTextChanged(_ text: String) {
    update { list.query = text }
  }

  // MARK: - Deleting

  func employeeDeleted(_ id: Employee.ID) {
    update { list.delete(id) }
    Task { [weak self, service] in
      do throws(EmployeeServiceError) {
        try await service.delete(id)
      } catch {
        self?.deletionRefused(id, error)
      }
    }
  }

  private func deletionRefused(_ id: Employee.ID, _ error: EmployeeServiceError) {
    update {
      guard let employee = list.restore(id) else { return }
      status.refusal = EmployeeListText.refusal(error.description, name: employee.name)
    }
  }
}
