import Employees

/// The content of the list, which the model delivers.
struct EmployeeListData {
  /// The employees that match the search.
  var employees: [Employee] = []

  /// The number of employees without the search, `nil` before a list was loaded.
  var totalCount: Int?

  /// The text to search for, `nil` for none.
  var searchText: String?
}

// MARK: -

/// Receives the data of the model.
///
/// Class-bound, so that the model can hold it weakly.
///
/// **Article** "iOS Tableview with MVC", part 4: `DRHTableViewDataModelDelegate`, with
/// `didRecieveDataUpdate(data:)` and `didFailDataUpdateWithError(error:)`.
protocol EmployeeListDataModelDelegate: AnyObject {
  func dataReceived(_ data: EmployeeListData)
  func dataUpdateFailed(_ error: EmployeeServiceError)
  func searchFinished(_ data: EmployeeListData)
  func employeeDeleted(_ id: Employee.ID, _ data: EmployeeListData)
  func deletionRefused(of name: String, _ error: EmployeeServiceError, _ data: EmployeeListData)
}

// MARK: -

/// A model that loads, searches and deletes employees, and reports to its delegate.
///
/// **Knows** the service and its delegate.
///
/// **Never knows** a view, a cell or a controller.
///
/// **Article** "iOS Tableview with MVC", part 3: `DRHTableViewDataModel`, which also makes the items.
final class EmployeeListDataModel {
  weak var delegate: (any EmployeeListDataModelDelegate)?

  private let service: any EmployeeService
  private var list = EmployeeList()
  private var request: Task<Void, Never>?

  init(service: any EmployeeService) {
    self.service = service
  }

  deinit {
    request?.cancel()
  }

  // MARK: - Loading

  /// Requests the employees, and drops the answer to an earlier request.
  func requestData() {
    request?.cancel()
    request = Task { [weak self, service] in
      do throws(EmployeeServiceError) {
        let employees = try await service.employees()
        if !Task.isCancelled { self?.employeesReceived(employees) }
      } catch {
        if !Task.isCancelled { self?.delegate?.dataUpdateFailed(error) }
      }
    }
  }

  private func employeesReceived(_ employees: [Employee]) {
    list.load(employees)
    delegate?.dataReceived(data)
  }

  private var data: EmployeeListData {
    EmployeeListData(
      employees: list.shown, totalCount: list.count, searchText: list.searchText)
  }

  // MARK: - Searching

  /// Reports the employees that match a text.
  func search(_ text: String) {
    guard text != list.query else { return }
    list.query = text
    delegate?.searchFinished(data)
  }

  // MARK: - Deleting

  /// Removes an employee at once, and restores them if the service refuses the deletion.
  ///
  /// The task holds the service, so that a deletion continues after the screen is closed.
  func delete(_ id: Employee.ID) {
    list.delete(id)
    delegate?.employeeDeleted(id, data)
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
    delegate?.deletionRefused(of: employee.name, error, data)
  }
}
