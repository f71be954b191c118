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

  /// Called after a tap on Retry; the screen sets it and loads the list again.
  @ObservationIgnored var retryTapped: (() -> Void)?

  private let service: any EmployeeService
  private let navigation: any EmployeeListNavigation
  private var list = EmployeeList()
  @ObservationIgnored private var status = EmployeeListStatus()
  @ObservationIgnored private var requestCount = 0

  // MARK: - Assembly

  init(service: any EmployeeService, navigation: any EmployeeListNavigation) {
    self.service = service
    self.navigation = navigation
    updateSections()
  }

  // MARK: - Loading

  /// Loads the employees.
  ///
  /// Drops the answer if a later request has started or the task is cancelled.
  func load() async {
    requestCount += 1
    let request = requestCount
    status.load = .loading
    updateStatusSection()
    do throws(EmployeeServiceError) {
      let employees = try await service.employees()
      guard isLatest(request) else { return }
      list.load(employees)
      status.load = .loaded
      updateSections()
    } catch {
      guard isLatest(request) else { return }
      status.load = .failed(reason: error.description)
      updateStatusSection()
    }
  }

  private func isLatest(_ request: Int) -> Bool {
    request == requestCount && !Task.isCancelled
  }

  // MARK: - Updating

  /// The title of the screen.
  var title: String {
    EmployeeListText.title(shown: list.shown.count, of: list.count, isSearching: isSearching)
  }

  /// Makes the sections of the shown employees.
  ///
  /// An unchanged employee keeps its section if its index from the start or the end is the same.
  private func updateSections() {
    let employees = list.shown
    let old = sections
    let shift = old.count - (1 + employees.count)
    let delete: @MainActor (Employee.ID) -> Void = { [weak self] id in
      // Immediate, so that the employee is gone when this returns.
      Task.immediate { [weak self] in await self?.employeeDeleted(id) }
    }
    var sections: [any AdaptedSectionViewModel] = []
    sections.reserveCapacity(1 + employees.count)
    sections.append(makeStatusSection())
    for employee in employees {
      // Most employees keep their index, counted from the start or from the end of the list.
      let index = sections.count
      sections.append(
        Self.section(of: employee, in: old, at: index)
          ?? Self.section(of: employee, in: old, at: index + shift)
          ?? EmployeeSectionViewModel(employee, navigation: navigation, delete: delete))
    }
    self.sections = sections
  }

  /// Returns the section at an index if it shows an employee.
  private static func section(
    of employee: Employee, in sections: [any AdaptedSectionViewModel], at index: Int
  ) -> EmployeeSectionViewModel? {
    guard sections.indices.contains(index),
      let section = sections[index] as? EmployeeSectionViewModel, section.shows(employee)
    else { return nil }
    return section
  }

  /// Replaces the status section only.
  private func updateStatusSection() {
    sections[0] = makeStatusSection()
  }

  private func makeStatusSection() -> StatusSectionViewModel {
    StatusSectionViewModel(
      message: status.message(shown: list.shown.count, searchText: list.searchText),
      canRetry: status.canRetry
    ) { [weak self] in self?.retryTapped?() }
  }

  // MARK: - Searching

  var isSearching: Bool { list.searchText != nil }

  func searchTextChanged(_ text: String) {
    list.query = text
    updateSections()
  }

  // MARK: - Deleting

  /// Removes an employee at once, and restores them if the service refuses the deletion.
  func employeeDeleted(_ id: Employee.ID) async {
    list.delete(id)
    updateSections()
    do throws(EmployeeServiceError) {
      try await service.delete(id)
    } catch {
      deletionRefused(id, error)
    }
  }

  private func deletionRefused(_ id: Employee.ID, _ error: EmployeeServiceError) {
    guard let employee = list.restore(id) else { return }
    status.refusal = EmployeeListText.refusal(error.description, name: employee.name)
    updateSections()
  }
}
