import Employees
import Foundation
import ListRendering

/// The service of the app, which keeps stars and deletions for the run.
///
/// It can go offline, refuse changes, and be awaited.
final class SessionService: nonisolated EmployeeService {
  /// Whether every request fails, as without a network.
  @MainActor var isOffline = false

  /// Whether every change fails, while the list still loads.
  @MainActor var refusesChanges = false

  /// Whether the latest request for the list failed.
  @MainActor private(set) var lastRequestFailed = false

  @MainActor private var changes = EmployeeChanges()
  @MainActor private var pendingCount = 0
  @MainActor private var waiting: [CheckedContinuation<Void, Never>] = []
  private let source: any EmployeeService

  init(_ source: any EmployeeService) {
    self.source = source
  }

  @MainActor func employees() async throws(EmployeeServiceError) -> [Employee] {
    pendingCount += 1
    defer { requestAnswered() }
    lastRequestFailed = true
    try checkIsOnline()
    let employees = try await source.employees()
    lastRequestFailed = false
    return changes.applied(to: employees)
  }

  @MainActor func delete(_ id: Employee.ID) async throws(EmployeeServiceError) {
    try checkAcceptsChanges()
    changes.insert(.deletion(id))
  }

  @MainActor func setStarred(
    _ isStarred: Bool, for id: Employee.ID
  ) async throws(EmployeeServiceError) {
    try checkAcceptsChanges()
    changes.insert(.star(isStarred, id))
  }

  @MainActor private func checkIsOnline() throws(EmployeeServiceError) {
    if isOffline { throw .unavailable(reason: "this session is offline") }
  }

  @MainActor private func checkAcceptsChanges() throws(EmployeeServiceError) {
    try checkIsOnline()
    if refusesChanges { throw .unavailable(reason: "this session refuses changes") }
  }

  /// Waits until no request is pending and the screen has shown the last answer.
  @MainActor func allAnswered() async {
    // A screen sends its request in its next turn on the main actor.
    await MainActor.settle()
    if pendingCount > 0 { await withCheckedContinuation { waiting.append($0) } }
    await MainActor.settle()
  }

  @MainActor private func requestAnswered() {
    pendingCount -= 1
    guard pendingCount == 0 else { return }
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}

// MARK: -

extension SessionService: PortraitService {
  /// Draws a portrait after a delay, as if it came from a network.
  @MainActor func portrait(of id: Employee.ID) async throws(EmployeeServiceError) -> Data {
    let portraits = GeneratedPortraitService(delay: .milliseconds(150))
    let portrait = try await portraits.portrait(of: id)
    try checkIsOnline()
    return portrait
  }
}
