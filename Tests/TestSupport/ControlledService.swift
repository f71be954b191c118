package import Employees
import ListRendering
import Testing

/// A service that waits until the test answers, in any order.
@MainActor
package final class ControlledService: nonisolated EmployeeService {
  private var requests = Questions<[Employee]>()
  private var orders = Questions<Void>()

  /// The changes of employees, in the order of the calls.
  package private(set) var changes: [EmployeeChange] = []

  /// The number of requests and changes that were cancelled before their answer.
  package private(set) var cancelledCount = 0

  /// The number of answers that have reached their caller.
  private var arrivedCount = 0

  package init() {}

  /// The number of requests for the list.
  package var requestCount: Int { requests.count }

  /// The requests that wait for an answer.
  package var openRequests: [Int] { requests.open }

  /// The changes that wait for an answer.
  package var openChanges: [Int] { orders.open }

  /// The employees to delete, in the order of the calls.
  package var deletions: [Employee.ID] {
    changes.compactMap { if case .deletion(let id) = $0 { id } else { nil } }
  }

  @MainActor package func employees() async throws(EmployeeServiceError) -> [Employee] {
    let answer = await withCheckedContinuation { requests.append($0) }
    arrivedCount += 1
    if Task.isCancelled { cancelledCount += 1 }
    return try answer.get()
  }

  @MainActor package func delete(_ id: Employee.ID) async throws(EmployeeServiceError) {
    try await answer(to: .deletion(id))
  }

  @MainActor package func setStarred(
    _ isStarred: Bool, for id: Employee.ID
  ) async throws(EmployeeServiceError) {
    try await answer(to: .star(isStarred, id))
  }

  @MainActor private func answer(to change: EmployeeChange) async throws(EmployeeServiceError) {
    changes.append(change)
    let answer = await withCheckedContinuation { orders.append($0) }
    arrivedCount += 1
    if Task.isCancelled { cancelledCount += 1 }
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

  /// Accepts a change; without a number, the latest one.
  package func acceptChange(_ index: Int? = nil) async {
    await finish(index, of: \.orders, with: .success(()))
  }

  /// Refuses a change; without a number, the latest one.
  package func refuseChange(_ index: Int? = nil, with reason: String) async {
    await finish(index, of: \.orders, with: .failure(.unavailable(reason: reason)))
  }

  private func finish<Value: Sendable>(
    _ index: Int?, of questions: ReferenceWritableKeyPath<ControlledService, Questions<Value>>,
    with answer: Result<Value, EmployeeServiceError>
  ) async {
    await settle()
    guard let continuation = self[keyPath: questions].take(index) else {
      Issue.record("the screen made no request that could be answered now")
      return
    }
    let count = arrivedCount
    continuation.resume(returning: answer)
    #expect(await MainActor.wait { self.arrivedCount > count }, "the answer never arrived")
    await settle()
  }
}

// MARK: -

/// Calls of one kind, each with the continuation that waits for its answer.
struct Questions<Value: Sendable> {
  typealias Continuation = CheckedContinuation<Result<Value, EmployeeServiceError>, Never>

  private var continuations: [Continuation?] = []

  /// The number of calls so far.
  var count: Int { continuations.count }

  /// The calls that wait for an answer.
  var open: [Int] { continuations.indices.filter { continuations[$0] != nil } }

  mutating func append(_ continuation: Continuation) {
    continuations.append(continuation)
  }

  /// Removes the continuation of a call; without an index, of the latest one.
  mutating func take(_ index: Int?) -> Continuation? {
    let index = index ?? continuations.count - 1
    guard continuations.indices.contains(index) else { return nil }
    defer { continuations[index] = nil }
    return continuations[index]
  }
}

// MARK: -

/// Lets the main actor run all that waits for it, and what this adds.
package func settle() async {
  await MainActor.settle()
}
