import Employees

/// Loads the bundled list, and keeps deletions until the app ends.
actor PhoneEmployeeService: EmployeeService {
  private var deleted: Set<Employee.ID> = []

  func employees() async throws(EmployeeServiceError) -> [Employee] {
    let employees = try await JSONEmployeeService.bundled.employees()
    return employees.filter { !deleted.contains($0.id) }
  }

  func delete(_ id: Employee.ID) {
    deleted.insert(id)
  }
}
