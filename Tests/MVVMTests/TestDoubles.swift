import Employees

@testable import MVVM

/// Navigation that records its calls.
final class RecordingNavigation: EmployeeListNavigation {
  private(set) var log: [String] = []

  func call(_ phone: String, employee id: Employee.ID) {
    log.append("call \(phone) of \(id)")
  }

  func write(to address: String, employee id: Employee.ID) {
    log.append("write to \(address) of \(id)")
  }

  func showProfile(of employee: Employee) {
    log.append("profile of \(employee.id)")
  }
}

// MARK: -

/// A service that answers immediately, so that a test can await a load directly.
@MainActor
final class AnsweringService: nonisolated EmployeeService {
  var answer: Result<[Employee], EmployeeServiceError>
  var refusal: EmployeeServiceError?

  init(_ employees: [Employee]) {
    answer = .success(employees)
  }

  @MainActor func employees() async throws(EmployeeServiceError) -> [Employee] {
    try answer.get()
  }

  @MainActor func delete(_ id: Employee.ID) async throws(EmployeeServiceError) {
    if let refusal { throw refusal }
  }
}
