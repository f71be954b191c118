package import Employees
import Testing

/// A service that answers when the test says so, and in the order that the test says.
@MainActor
package final class ControlledService: nonisolated EmployeeService {
  private var requests: [CheckedContinuation<Result<[Employee], EmployeeServiceError>, Never>?] = []
  private var orders: [CheckedContinuation<Result<Void, EmployeeServiceError>, Never>?] = []

  /// The employees whom it was asked to delete so far, in order.
  package private(set) var deletions: [Employee.ID] = []

  /// The requests for the list that had been cancelled when their answer came.
  package private(set) var cancelledCount = 0

  /// The answers that have arrived where they were waited for.
  private var arrivedCount = 0

  package init() {}

  /// The number of requests that were made so far.
  package var requestCount: Int { requests.count }

  /// The requests that wait for an answer.
  package var openRequests: [Int] { requests.indices.filter { requests[$0] != nil } }

  /// The deletions that wait for an answer.
  package var openDeletions: [Int] { orders.indices.filter { orders[$0] != nil } }

  @MainActor package func employees() async throws(EmployeeServiceError) -> [Employee] {
    let answer = await withCheckedContinuation { requests.append($0) }
    arrivedCount += 1
    if Task.isCancelled { cancelledCount += 1 }
    return try answer.get()
  }

  @MainActor package func delete(_ id: Employee.ID) async throws(EmployeeServiceError) {
    deletions.append(id)
    let answer = await withCheckedContinuation { orders.append($0) }
    arrivedCount += 1
    try answer.get()
  }
}

// MARK: - Answering

extension ControlledService {
  /// Answers a request with employees; without a number, the latest one.
  package func answer(_ request: Int? = nil, with employees: [Employee]) async {
    await finish(request, of: \.requests, with: .success(employees))
  }

  /// Answers a request with an error; without a number, the latest one.
  package func fail(_ request: Int? = nil, with reason: String) async {
    await finish(request, of: \.requests, with: .failure(.unavailable(reason: reason)))
  }

  /// Deletes an employee as it was asked to; without a number, the latest one.
  package func acceptDeletion(_ index: Int? = nil) async {
    await finish(index, of: \.orders, with: .success(()))
  }

  /// Keeps an employee whom it was asked to delete; without a number, the latest one.
  package func refuseDeletion(_ index: Int? = nil, with reason: String) async {
    await finish(index, of: \.orders, with: .failure(.unavailable(reason: reason)))
  }

  private func finish<Answer: Sendable>(
    _ index: Int?,
    of waiting: ReferenceWritableKeyPath<ControlledService, [CheckedContinuation<Answer, Never>?]>,
    with answer: Answer
  ) async {
    await settle()
    // On a busy machine a question may take more turns than that, and so may an answer.
    for _ in 0..<1_000 where !isOpen(index, of: waiting) { await Task.yield() }
    let index = index ?? self[keyPath: waiting].count - 1
    // A screen that should have asked and did not must not stop the tests of the others.
    guard isOpen(index, of: waiting), let request = self[keyPath: waiting][index] else {
      Issue.record("the screen did not ask for what is to be answered now")
      return
    }
    self[keyPath: waiting][index] = nil
    let count = arrivedCount
    request.resume(returning: answer)
    while arrivedCount == count { await Task.yield() }
    await settle()
  }
}

// MARK: -

extension ControlledService {
  /// Tells whether a question waits for its answer; without a number, the latest one.
  private func isOpen<Answer: Sendable>(
    _ index: Int?, of waiting: KeyPath<ControlledService, [CheckedContinuation<Answer, Never>?]>
  ) -> Bool {
    let index = index ?? self[keyPath: waiting].count - 1
    return self[keyPath: waiting].indices.contains(index) && self[keyPath: waiting][index] != nil
  }
}

// MARK: -

/// Lets everything happen that waits for its turn on the main actor.
///
/// A screen takes two turns from a request to a shown answer; the rest is spare.
package func settle() async {
  for _ in 0..<10 { await Task.yield() }
}
