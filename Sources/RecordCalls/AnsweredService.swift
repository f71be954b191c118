import Employees
import ListRendering

/// A service that waits until the recording answers.
@MainActor final class AnsweredService: nonisolated EmployeeService {
  private typealias Question<Answer> =
    CheckedContinuation<Result<Answer, EmployeeServiceError>, Never>

  private var requests: [Question<[Employee]>] = []
  private var deletions: [Question<Void>] = []

  @MainActor func employees() async throws(EmployeeServiceError) -> [Employee] {
    try await withCheckedContinuation { requests.append($0) }.get()
  }

  @MainActor func delete(_ id: Employee.ID) async throws(EmployeeServiceError) {
    try await withCheckedContinuation { deletions.append($0) }.get()
  }

  /// Answers the requests for employees, and lets the screen react.
  func answer(_ result: Result<[Employee], EmployeeServiceError>) async {
    await MainActor.settle()
    for request in requests { request.resume(returning: result) }
    requests = []
    await MainActor.settle()
  }

  /// Refuses the deletions, and lets the screen react.
  func refuseDeletions(with reason: String) async {
    await MainActor.settle()
    for deletion in deletions { deletion.resume(returning: .failure(.unavailable(reason: reason))) }
    deletions = []
    await MainActor.settle()
  }
}
