import Employees

/// A service that has the list already and answers at once.
nonisolated struct LoadedService: EmployeeService {
  let list: [Employee]

  func employees() async throws(EmployeeServiceError) -> [Employee] { list }
}
