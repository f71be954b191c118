import Employees
import Observation

/// The view model of the screen, with a title and sections that the screen observes.
///
/// **Knows** the service, the list, and the view models of the sections.
///
/// **Never knows** a view, a cell or a table. It navigates through a protocol.
///
/// **Article** "Adapting UITableView to MVVM": `MainViewModel`.
@Observable
final class EmployeeListViewModel {
  /// The status section, then a section for each employee.
  private(set) var sections: [any AdaptedSectionViewModel] = []

  private let service: any EmployeeService
  private let navigation: any EmployeeListNavigation
  private let portraits: PortraitLoader?
  private let showsInitials: Bool
  private var list = EmployeeList()
  private var status = EmployeeListStatus()

  @ObservationIgnored private var request: Task<Void, Never>?

  init(
    service: any EmployeeService, navigation: any EmployeeListNavigation,
    portraits: PortraitLoader?, showsInitials: Bool
  ) {
    self.service = service
    self.navigation = navigation
    self.portraits = portraits
    self.showsInitials = showsInitials
    updateSections()
  }

  deinit {
    request?.cancel()
  }

  // MARK: - Loading

  var isLoading: Bool { status.load == .loading }

  /// Requests the employees, and drops the answer to an earlier request.
  func load() {
    status.load = .loading
    updateSections()
    request?.cancel()
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
    list.load(employees)
    status.load = .loaded
    updateSections()
  }

  private func loadFailed(_ error: EmployeeServiceError) {
    status.load = .failed(error)
    updateSections()
  }

  // MARK: - Updating

  var title: String {
    EmployeeListText.title(shown: list.shown.count, of: list.count, isSearching: isSearching)
  }

  private func updateSections() {
    let initials = showsInitials ? list.shown.initials : [:]
    sections = [statusSection] + list.shown.map { section(for: $0, header: initials[$0.id]) }
  }

  private func section(
    for employee: Employee, header: String?
  ) -> any AdaptedSectionViewModel {
    EmployeeSectionViewModel(
      employee, header: header, portraits: portraits, navigation: navigation
    ) { [weak self] id in
      self?.delete(id)
    }
  }

  // MARK: - Rows

  private var statusSection: any AdaptedSectionViewModel {
    StatusSectionViewModel(message: message, canRetry: hasFailed) { [weak self] in self?.load() }
  }

  private var message: String? {
    if let refusal = status.refusal {
      return EmployeeListText.refusal(refusal.error, name: refusal.name)
    }
    switch status.load {
    case .loading:
      return EmployeeListText.loading
    case .failed(let error):
      return EmployeeListText.failure(error)
    case .loaded:
      guard list.shown.isEmpty else { return nil }
      return list.searchText.map(EmployeeListText.noMatch) ?? EmployeeListText.empty
    }
  }

  private var hasFailed: Bool {
    if case .failed = status.load { true } else { false }
  }

  // MARK: - Searching

  var query: String { list.query }

  var isSearching: Bool { list.searchText != nil }

  func searchTextChanged(_ text: String) {
    guard text != list.query else { return }
    list.query = text
    updateSections()
  }

  // MARK: - Deleting

  /// Removes an employee at once, and restores them if the service refuses the deletion.
  private func delete(_ id: Employee.ID) {
    list.delete(id)
    updateSections()
    Task { [weak self, service] in
      do throws(EmployeeServiceError) {
        try await service.delete(id)
      } catch {
        self?.deletionRefused(id, error)
      }
    }
  }

  private func deletionRefused(_ id: Employee.ID, _ error: EmployeeServiceError) {
    guard let employee = list.restore(id) else { return }
    status.refusal = EmployeeListStatus.Refusal(name: employee.name, error: error)
    updateSections()
  }
}
