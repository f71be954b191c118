package import Employees

/// A service that answers when the test says so, and in the order that the test says.
@MainActor
package final class ControlledService: nonisolated EmployeeService {
  private typealias Answer = Result<[Employee], EmployeeServiceError>

  private var requests: [CheckedContinuation<Answer, Never>?] = []

  package init() {}

  /// The employees whose deletion was asked for so far.
  package private(set) var deletions: [Employee.ID] = []
  private var deletionAnswers: [CheckedContinuation<Result<Void, EmployeeServiceError>, Never>?] = []

  @MainActor package func delete(_ id: Employee.ID) async throws(EmployeeServiceError) {
    deletions.append(id)
    let answer = await withCheckedContinuation { deletionAnswers.append($0) }
    try answer.get()
  }

  /// Lets an employee go; without a number, the one whose deletion was asked for last.
  package func acceptDeletion(_ deletion: Int? = nil) async {
    await finishDeletion(deletion, with: .success(()))
  }

  /// Keeps an employee; without a number, the one whose deletion was asked for last.
  package func refuseDeletion(_ deletion: Int? = nil, with reason: String) async {
    await finishDeletion(deletion, with: .failure(.unavailable(reason: reason)))
  }

  private func finishDeletion(
    _ deletion: Int?, with answer: Result<Void, EmployeeServiceError>
  ) async {
    await settle()
    let deletion = deletion ?? deletions.count - 1
    deletionAnswers[deletion]?.resume(returning: answer)
    deletionAnswers[deletion] = nil
    await settle()
  }

  /// The number of requests that were made so far.
  package var requestCount: Int { requests.count }

  @MainActor package func employees() async throws(EmployeeServiceError) -> [Employee] {
    let answer = await withCheckedContinuation { requests.append($0) }
    return try answer.get()
  }

  /// Answers a request with employees; without a number, the latest one.
  package func answer(_ request: Int? = nil, with employees: [Employee]) async {
    await finish(request, with: .success(employees))
  }

  /// Answers a request with an error; without a number, the latest one.
  package func fail(_ request: Int? = nil, with reason: String) async {
    await finish(request, with: .failure(.unavailable(reason: reason)))
  }

  private func finish(_ request: Int?, with answer: Answer) async {
    await settle()
    let request = request ?? requests.count - 1
    requests[request]?.resume(returning: answer)
    requests[request] = nil
    await settle()
  }
}

// MARK: -

/// Lets everything happen that waits for its turn on the main actor.
///
/// A screen takes two turns from a request to a shown answer; the rest is spare.
package func settle() async {
  for _ in 0..<10 { await Task.yield() }
}
