import Employees
import ListRendering
import Synchronization
import Testing

/// A clock that stands still until the test moves it.
package final class TestClock: nonisolated Clock, Sendable {
  /// A time since the clock was created.
  package nonisolated struct Instant: InstantProtocol {
    let offset: Duration

    package func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

    package func duration(to other: Instant) -> Duration { other.offset - offset }

    package static func < (first: Instant, second: Instant) -> Bool {
      first.offset < second.offset
    }
  }

  private struct State {
    var now = Instant(offset: .zero)
    var lastSleeper = 0
    var sleepers: [Int: (end: Instant, continuation: CheckedContinuation<Void, any Error>)] = [:]
  }

  private nonisolated let state = Mutex(State())

  package nonisolated init() {}

  package nonisolated var now: Instant { state.withLock { $0.now } }

  package nonisolated var minimumResolution: Duration { .zero }

  package nonisolated func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let sleeper = state.withLock { state in
      state.lastSleeper += 1
      return state.lastSleeper
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        state.withLock { $0.sleepers[sleeper] = (deadline, continuation) }
        if Task.isCancelled { cancel(sleeper) }
      }
    } onCancel: {
      cancel(sleeper)
    }
  }

  private nonisolated func cancel(_ sleeper: Int) {
    let entry = state.withLock { $0.sleepers.removeValue(forKey: sleeper) }
    entry?.continuation.resume(throwing: CancellationError())
  }

  /// Waits until somebody sleeps.
  package func sleeperArrived() async {
    #expect(await MainActor.wait { state.withLock { !$0.sleepers.isEmpty } }, "nobody sleeps")
  }

  /// Moves the clock, and wakes those whose time has come.
  package nonisolated func advance(by duration: Duration) {
    let woken = state.withLock { state in
      let now = state.now.advanced(by: duration)
      state.now = now
      let woken = state.sleepers.filter { $0.value.end <= now }
      for sleeper in woken.keys { state.sleepers[sleeper] = nil }
      return woken.sorted { $0.key < $1.key }.map(\.value.continuation)
    }
    for continuation in woken { continuation.resume() }
  }
}
