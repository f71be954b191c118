import Employees

/// A service that has the list already.
///
/// It suspends once before it answers, so that the screen shows “Loading…” first.
nonisolated struct LoadedService: EmployeeService {
  let list: [Employee]

  func employees() async throws(EmployeeServiceError) -> [Employee] {
    await Task.yield()
    return list
  }
}
