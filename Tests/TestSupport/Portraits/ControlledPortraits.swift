package import Employees
package import Foundation
import ListRendering
import Testing

/// A service for portraits that waits until the test answers, in any order.
@MainActor
package final class ControlledPortraits: nonisolated PortraitService {
  private var requests = Questions<Data>()
  private var arrivedCount = 0
  private var useOfScreen: (() -> Void)?

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
    useOfScreen?()
    useOfScreen = nil
    return try answer.get()
  }

  // MARK: - Answering

  /// Answers the latest request for a portrait with the picture or other bytes, and waits until this
  /// is shown.
  ///
  /// - Parameter use: Uses the screen while the answer is under way.
  package func answer(
    _ id: Employee.ID, with data: Data? = nil, during use: (() -> Void)? = nil
  ) async {
    await finish(\.last, id, with: .success(data ?? .portrait(of: id)), during: use)
  }

  /// Lets the latest request for a portrait fail, and waits until this is shown.
  ///
  /// - Parameter use: Uses the screen while the answer is under way.
  package func fail(_ id: Employee.ID, during use: (() -> Void)? = nil) async {
    await finish(\.last, id, with: Self.failure, during: use)
  }

  /// Lets the earliest open request for a portrait fail.
  package func failFirst(_ id: Employee.ID) async {
    await finish(\.first, id, with: Self.failure)
  }

  /// Answers open requests until none is left.
  package func answerAll() async {
    await settle()
    while let id = openIDs.first { await answer(id) }
  }

  private static let failure = Result<Data, EmployeeServiceError>.failure(
    .unavailable(reason: "asleep"))

  private func finish(
    _ place: KeyPath<[Int], Int?>, _ id: Employee.ID,
    with answer: Result<Data, EmployeeServiceError>, during use: (() -> Void)? = nil
  ) async {
    await settle()
    let open = requests.open.filter { requestedIDs[$0] == id }
    guard let continuation = open[keyPath: place].flatMap({ requests.take($0) }) else {
      Issue.record("the screen made no request for the portrait of employee \(id)")
      return
    }
    let count = arrivedCount
    useOfScreen = use
    continuation.resume(returning: answer)
    #expect(await MainActor.wait { self.arrivedCount > count }, "the answer never arrived")
    await settle()
  }
}
