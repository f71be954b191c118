import Employees
import ListRendering

/// A service that waits until the recording answers.
@MainActor final class AnsweredService: nonisolated EmployeeService {
  private typealias Question<Answer> =
    CheckedContinuation<Result<Answer, EmployeeServiceError>, Never>

  private var requests: [Question<[Employee]>] = []
  private var changes: [Question<Void>] = []

  /// The number of answers that have reached their caller.
  private var arrivedCount = 0

  @MainActor func employees() async throws(EmployeeServiceError) -> [Employee] {
    let answer = await withCheckedContinuation { requests.append($0) }
    arrivedCount += 1
    return try answer.get()
  }

  @MainActor func delete(_ id: Employee.ID) async throws(EmployeeServiceError) {
    let answer = await withCheckedContinuation { changes.append($0) }
    arrivedCount += 1
    try answer.get()
  }

  @MainActor func setStarred(
    _ isStarred: Bool, for id: Employee.ID
  ) async throws(EmployeeServiceError) {
    let answer = await withCheckedContinuation { changes.append($0) }
    arrivedCount += 1
    try answer.get()
  }

  /// Answers the requests for employees, and lets the screen react.
  func answer(_ result: Result<[Employee], EmployeeServiceError>) async {
    await waitForScreen { !requests.isEmpty }
    let count = arrivedCount + requests.count
    for request in requests { request.resume(returning: result) }
    requests = []
    await waitForScreen { arrivedCount == count }
  }

  /// Refuses the changes, and lets the screen react.
  func refuseChanges(with reason: String) async {
    await waitForScreen { !changes.isEmpty }
    let count = arrivedCount + changes.count
    for change in changes { change.resume(returning: .failure(.unavailable(reason: reason))) }
    changes = []
    await waitForScreen { arrivedCount == count }
  }

  /// Waits until something has happened, and lets the screen react.
  private func waitForScreen(until hasHappened: () -> Bool) async {
    _ = await MainActor.wait(until: hasHappened)
    for _ in 0..<4 { await MainActor.settle() }
  }
}
