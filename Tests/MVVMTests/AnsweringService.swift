import Employees

/// A service that has its answers at hand, so that a test can await a load directly.
@MainActor
final class AnsweringService: nonisolated EmployeeService {
  var answer: Result<[Employee], EmployeeServiceError> = .success([])
  var refusal: EmployeeServiceError?

  init(_ employees: [Employee] = []) {
    answer = .success(employees)
  }

  @MainActor func employees() async throws(EmployeeServiceError) -> [Employee] {
    try answer.get()
  }

  @MainActor func delete(_ id: Employee.ID) async throws(EmployeeServiceError) {
    if let refusal { throw refusal }
  }
}
