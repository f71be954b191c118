package import Employees
package import Foundation
import Testing

/// A service for portraits that waits until the test answers, in any order.
@MainActor
package final class ControlledPortraits: nonisolated PortraitService {
  private var requests = Questions<Data>()
  private var arrivedCount = 0

  /// The employees whose portraits were requested, in the order of the requests.
  package private(set) var requestedIDs: [Employee.ID] = []

  /// The employees whose requests were cancelled before their answer.
  package private(set) var cancelledIDs: [Employee.ID] = []

  package init() {}

  /// The employees whose requests wait for an answer, in the order of the requests.
  package var openIDs: [Employee.ID] { requests.open.map { requestedIDs[$0] } }

  @MainActor package func portrait(
    of id: Employee.ID
  ) async throws(EmployeeServiceError) -> Data {
    requestedIDs.append(id)
    let answer = await withCheckedContinuation { requests.append($0) }
    arrivedCount += 1
    if Task.isCancelled { cancelledIDs.append(id) }
    return try answer.get()
  }

  // MARK: - Answering

  /// Answers the latest request for a portrait with the picture or other bytes, and waits until this
  /// is shown.
  package func answer(_ id: Employee.ID, with data: Data? = nil) async {
    await finish(id, with: .success(data ?? .portrait(of: id)))
  }

  /// Lets the latest request for a portrait fail, and waits until this is shown.
  package func fail(_ id: Employee.ID) async {
    await finish(id, with: .failure(.unavailable(reason: "asleep")))
  }

  /// Answers open requests until none is left.
  package func answerAll() async {
    await settle()
    while let id = openIDs.first { await answer(id) }
  }

  /// Answers the latest request for a portrait without waiting for anything.
  ///
  /// - Returns: Whether there was an open request.
  @discardableResult
  package func answerAtOnce(
    _ id: Employee.ID, with answer: Result<Data, EmployeeServiceError>
  ) -> Bool {
    resume(requests.open.last { requestedIDs[$0] == id }, with: answer)
  }

  /// Answers the earliest open request for a portrait without waiting for anything.
  ///
  /// - Returns: Whether there was an open request.
  package func answerFirst(
    _ id: Employee.ID, with answer: Result<Data, EmployeeServiceError>
  ) -> Bool {
    resume(requests.open.first { requestedIDs[$0] == id }, with: answer)
  }

  private func resume(
    _ request: Int?, with answer: Result<Data, EmployeeServiceError>
  ) -> Bool {
    guard let request else { return false }
    requests.take(request)?.resume(returning: answer)
    return true
  }

  private func finish(
    _ id: Employee.ID, with answer: Result<Data, EmployeeServiceError>
  ) async {
    await settle()
    let count = arrivedCount
    guard answerAtOnce(id, with: answer) else {
      Issue.record("the screen made no request for the portrait of employee \(id)")
      return
    }
    while arrivedCount == count { await Task.yield() }
    await settle()
  }
}
