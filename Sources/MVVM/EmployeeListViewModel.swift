import Employees
import Observation

/// The view model of the screen, which loads, searches and deletes employees.
///
/// The title and the sections are computed from `list` and `status`, so UIKit observes these two
/// when a view reads a computed property.
@Observable
final class EmployeeListViewModel {
  private var list = EmployeeList()
  private var status = EmployeeListStatus()

  private let service: any EmployeeService
  private let contacts: any ContactService
  private let openProfile: (Employee) -> Void

  @ObservationIgnored private var request: Task<Void, Never>?

  init(
    service: any EmployeeService, contacts: any ContactService,
    openProfile: @escaping (Employee) -> Void
  ) {
    self.service = service
    self.contacts = contacts
    self.openProfile = openProfile
  }

  deinit {
    request?.cancel()
  }
}

// MARK: - Loading

extension EmployeeListViewModel {
  /// Requests the employees, and drops the answer to an earlier request.
  func load() {
    status.requestStarted()
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
    list.replace(with: employees)
    status.requestAnswered()
  }

  private func loadFailed(_ error: EmployeeServiceError) {
    status.requestFailed(error)
  }
}

// MARK: - Rows

extension EmployeeListViewModel {
  var title: String { EmployeeListText.title(of: list) }

  /// The section of the status, then one for each employee; new view models at each call.
  var sections: [any AdaptedSectionViewModel] {
    [statusSection] + list.employees.map(section(of:))
  }

  var searchText: String? { list.searchText }

  var isRefreshing: Bool { status.isRefreshing(list) }

  private var statusSection: any AdaptedSectionViewModel {
    StatusSectionViewModel(status.content(above: list)) { [weak self] in self?.load() }
  }

  private func section(of employee: Employee) -> any AdaptedSectionViewModel {
    EmployeeSectionViewModel(
      employee, refusal: status.refusal(of: employee),
      call: { [contacts] phone in contacts.call(phone, employee: employee.id) },
      write: { [contacts] address in contacts.write(to: address, employee: employee.id) },
      select: { [openProfile] in openProfile(employee) },
      delete: { [weak self] in self?.delete(employee.id) })
  }
}

// MARK: - Searching

extension EmployeeListViewModel {
  func search(_ text: String) {
    list.query = text
  }
}

// MARK: - Deleting

extension EmployeeListViewModel {
  /// Removes an employee at once, and restores them if the service refuses the deletion.
  ///
  /// A deletion is not cancelled: it goes on after the screen is closed.
  private func delete(_ id: Employee.ID) {
    list.delete(id)
    status.deletionStarted(of: id)
    Task { [weak self, service] in
      do throws(EmployeeServiceError) {
        try await service.delete(id)
      } catch {
        self?.deletionRefused(id, error)
      }
    }
  }

  private func deletionRefused(_ id: Employee.ID, _ error: EmployeeServiceError) {
    list.restore(id)
    status.deletionRefused(of: id, error)
  }
}
