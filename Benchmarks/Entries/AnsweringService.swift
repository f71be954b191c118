import Employees

/// A service that suspends before it answers, as a real one does, until it is told to go on.
@MainActor
final class AnsweringService: nonisolated EmployeeService {
  private var answer: [Employee] = []
  private var request: CheckedContinuation<Void, Never>?
  private var deletion: CheckedContinuation<Void, Never>?

  /// The number of requests and deletions that were answered.
  private(set) var answerCount = 0

  @MainActor func employees() async throws(EmployeeServiceError) -> [Employee] {
    await withCheckedContinuation { request = $0 }
    answerCount += 1
    return answer
  }

  @MainActor func delete(_ id: Employee.ID) async throws(EmployeeServiceError) {
    await withCheckedContinuation { deletion = $0 }
    answerCount += 1
    throw .unavailable(reason: "nobody is deleted here")
  }

  /// Answers the open request, and returns when the screen has taken the answer.
  func answer(with employees: [Employee]) async {
    answer = employees
    while request == nil { await Task.yield() }
    let count = answerCount
    request?.resume()
    request = nil
    await taken(after: count)
  }

  /// Refuses the open deletion, and returns when the screen has taken the refusal.
  func refuseDeletion() async {
    while deletion == nil { await Task.yield() }
    let count = answerCount
    deletion?.resume()
    deletion = nil
    await taken(after: count)
  }

  private func taken(after count: Int) async {
    while answerCount == count { await Task.yield() }
    await Task.yield()
  }
}
