import Employees

/// Receives the items of the model.
///
/// Class-bound, so that the model can hold it weakly.
///
/// **Article** "iOS Tableview with MVC", part 4: `DRHTableViewDataModelDelegate`, with
/// `didRecieveDataUpdate(data:)` and `didFailDataUpdateWithError(error:)`.
protocol EmployeeListDataModelDelegate: AnyObject {
  func dataReceived(_ items: [EmployeeListItem])
  func dataUpdateFailed(_ error: EmployeeServiceError)
  func dataChanged(_ items: [EmployeeListItem])
  func deletionRefused(
    of name: String, _ error: EmployeeServiceError, items: [EmployeeListItem])
}

// MARK: -

/// A model that requests the employees, turns them into items and reports to its delegate.
///
/// **Knows** the service and its delegate.
///
/// **Never knows** a view, a cell or a controller.
///
/// **Article** "iOS Tableview with MVC", part 3: `DRHTableViewDataModel`.
final class EmployeeListDataModel {
  weak var delegate: (any EmployeeListDataModelDelegate)?

  private(set) var list = EmployeeList()

  private let service: any EmployeeService
  private var requestCount = 0

  // MARK: - Assembly

  init(service: any EmployeeService) {
    self.service = service
  }

  // MARK: - Loading

  /// Requests the employees.
  ///
  /// Drops the answer if a later request has started or the task is cancelled.
  func requestData() async {
    requestCount += 1
    let number = requestCount
    do throws(EmployeeServiceError) {
      let employees = try await service.employees()
      guard isLatest(number) else { return }
      list.load(employees)
      delegate?.dataReceived(items)
    } catch {
      guard isLatest(number) else { return }
      delegate?.dataUpdateFailed(error)
    }
  }

  private func isLatest(_ number: Int) -> Bool {
    number == requestCount && !Task.isCancelled
  }

  private var items: [EmployeeListItem] { list.shown.map(EmployeeListItem.init) }

  // MARK: - Searching

  /// Reports the employees that match a search.
  func search(_ text: String) {
    list.query = text
    delegate?.dataChanged(items)
  }

  // MARK: - Deleting

  /// Removes an employee at once, and restores them if the service refuses the deletion.
  func delete(_ id: Employee.ID) async {
    list.delete(id)
    delegate?.dataChanged(items)
    do throws(EmployeeServiceError) {
      try await service.delete(id)
    } catch {
      deletionRefused(id, error)
    }
  }

  private func deletionRefused(_ id: Employee.ID, _ error: EmployeeServiceError) {
    guard let employee = list.restore(id) else { return }
    delegate?.deletionRefused(of: employee.name, error, items: items)
  }
}
