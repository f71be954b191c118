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
      for architecture in Architecture.selected { await useScreens(6, of: architecture) }
      for architecture in Architecture.selected {
        try await expectNoGrowth(with: architecture)
      }
    }
  }
}

// MARK: -

/// Expects a round in which the heap does not grow.
///
/// The first round fills caches of the architecture. On a busy machine, several more find that the
/// allocator has taken memory for a thread. A leak grows in every round.
@MainActor
private func expectNoGrowth(with architecture: Architecture) async throws {
  let count = max(1, Repetition.soakScreens / Architecture.selected.count / 6)
  // The allocator also keeps some freed bytes for reuse.
  let tolerance = 1 << 12
  var growths: [Int] = []
  repeat {
    let before = try #require(Heap.bytesInUse)
    await useScreens(count, of: architecture)
    growths.append(try #require(Heap.bytesInUse) - before)
  } while growths[growths.count - 1] >= tolerance && growths.count < 30
  #expect(
    growths[growths.count - 1] < tolerance,
    "\(count) screens of \(architecture) left \(growths) bytes in \(growths.count) rounds")
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
