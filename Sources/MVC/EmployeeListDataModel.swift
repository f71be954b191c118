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
  func employeeRemoved(_ id: Employee.ID, _ data: EmployeeListData)
  func deletionRefused(of name: String, _ error: EmployeeServiceError, _ data: EmployeeListData)
  func portraitChanged(_ portrait: Portrait, of id: Employee.ID)
}

// MARK: -

/// A model that loads, searches and deletes employees, loads their portraits, and reports to its
/// delegate.
///
/// **Knows** the service, the loader of portraits, and its delegate.
///
/// **Never knows** a view, a cell or a controller.
///
/// **Article** "iOS Tableview with MVC", part 3: `DRHTableViewDataModel`. There, the model also makes
/// the items.
final class EmployeeListDataModel {
  weak var delegate: (any EmployeeListDataModelDelegate)?

  private let service: any EmployeeService
  private let portraits: PortraitLoader?
  private var portraitRequests: [Employee.ID: Task<Void, Never>] = [:]
  private var list = EmployeeList()
  private var request: Task<Void, Never>?

  init(service: any EmployeeService, portraits: PortraitLoader?) {
    self.service = service
    self.portraits = portraits
  }

  deinit {
    request?.cancel()
    for request in portraitRequests.values { request.cancel() }
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

  // MARK: - Portraits

  /// Loads the portrait of an employee, and reports how far the load is.
  func loadPortrait(of id: Employee.ID) {
    guard let portraits else { return }
    if let portrait = portraits.cachedPortrait(of: id) {
      delegate?.portraitChanged(.loaded(portrait), of: id)
      return
    }
    delegate?.portraitChanged(.loading, of: id)
    // A reload asks again for the rows that still wait.
    guard portraitRequests[id] == nil else { return }
    portraitRequests[id] = Task { [weak self] in
      do throws(EmployeeServiceError) {
        let portrait = try await portraits.portrait(of: id)
        if !Task.isCancelled { self?.portraitAnswered(.loaded(portrait), of: id) }
      } catch {
        if !Task.isCancelled { self?.portraitAnswered(.failed, of: id) }
      }
    }
  }

  private func portraitAnswered(_ portrait: Portrait, of id: Employee.ID) {
    portraitRequests[id] = nil
    delegate?.portraitChanged(portrait, of: id)
  }

  func cancelPortrait(of id: Employee.ID) {
    portraitRequests.removeValue(forKey: id)?.cancel()
  }

  func prefetchPortrait(of id: Employee.ID) {
    portraits?.prefetch([id])
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
    delegate?.employeeRemoved(id, data)
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
