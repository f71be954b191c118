import Employees

/// Passes requests on to a service, and lets the app wait until all of them are answered.
final class AwaitedService: nonisolated EmployeeService {
  /// Tells whether the latest answer was an error.
  @MainActor private(set) var lastRequestFailed = false

  @MainActor private var pendingCount = 0
  @MainActor private var waiting: [CheckedContinuation<Void, Never>] = []
  private let service: any EmployeeService

  init(_ service: any EmployeeService) {
    self.service = service
  }

  @MainActor func employees() async throws(EmployeeServiceError) -> [Employee] {
    pendingCount += 1
    defer { requestAnswered() }
    do throws(EmployeeServiceError) {
      let employees = try await service.employees()
      lastRequestFailed = false
      return employees
    } catch {
      lastRequestFailed = true
      throw error
    }
  }

  /// Waits until no request is open and the screen has shown the last answer.
  @MainActor func allAnswered() async {
    // A screen that was asked to load makes its request in its next turn on the main actor.
    await Task.yield()
    if pendingCount > 0 { await withCheckedContinuation { waiting.append($0) } }
    await Task.yield()
  }

  @MainActor private func requestAnswered() {
    pendingCount -= 1
    guard pendingCount == 0 else { return }
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}
