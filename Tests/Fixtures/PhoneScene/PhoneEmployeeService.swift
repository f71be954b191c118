import Employees

/// Loads the bundled list as slowly as a server, and keeps deletions as long as the scene.
actor PhoneEmployeeService: EmployeeService {
  private var deleted: Set<Employee.ID> = []

  func employees() async throws(EmployeeServiceError) -> [Employee] {
    // Without it, a pull would end while the finger is still down.
    try? await Task.sleep(for: .milliseconds(800))
    let employees = try await JSONEmployeeService.bundled.employees()
    return employees.filter { !deleted.contains($0.id) }
  }

  func delete(_ id: Employee.ID) throws(EmployeeServiceError) {
    deleted.insert(id)
  }
}
