import Catalogue
import HeapMeasurement
import TestSupport
import Testing

/// The memory after many screens were used and closed.
///
/// The requirements of group 9 watch the parts that they can reach from a screen. This test also
/// notices parts that they cannot reach, such as a task that never ends.
@MainActor
struct SoakTests {
  @Test func `screens leave no memory behind after they are used and closed`() async {
    // Other tests would allocate at the same time, so this runs in its own process.
    await #expect(processExitsWith: .success) {
      // The allocator keeps the first freed blocks of each size, and counts them as used.
      for architecture in Architecture.published { await useScreens(6, of: architecture) }
      for architecture in Architecture.published {
        try await expectNoGrowth(with: architecture)
      }
    }
  }
}

// MARK: -

/// Expects the heap not to grow in each of six rounds.
///
/// The first round fills caches of the architecture, and sometimes the allocator takes memory for a
/// new thread. A leak grows in every round.
@MainActor
private func expectNoGrowth(with architecture: Architecture) async throws {
  let rounds = 6
  let count = max(1, Repetition.soakScreens / Architecture.published.count / rounds)
  var growths: [Int] = []
  for _ in 0..<rounds {
    let before = try #require(Heap.bytesInUse)
    await useScreens(count, of: architecture)
    growths.append((Heap.bytesInUse ?? 0) - before)
  }
  // The allocator also keeps some freed bytes for reuse.
  let tolerance = 1 << 12
  #expect(
    growths.contains { $0 < tolerance },
    "\(count) screens of \(architecture) left \(growths) bytes in \(rounds) rounds")
}

@MainActor
private func useScreens(_ count: Int, of architecture: Architecture) async {
  for _ in 0..<count {
    let person = Person(at: architecture.makeScreen)
    await person.useEveryPart()
    person.scroll(by: 5)
    person.scrollToEnd()
  }
}
