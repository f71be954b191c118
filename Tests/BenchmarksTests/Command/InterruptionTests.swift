import Foundation
import Testing

@testable import Benchmarks

/// What Ctrl-C does while something is measured.
struct InterruptionTests {
  @Test func `Ctrl-C does what was asked for, and the program goes on`() async {
    await #expect(processExitsWith: .exitCode(7)) {
      let (signals, continuation) = AsyncStream.makeStream(of: Void.self)
      let interruption = Interruption(ready: { kill(getpid(), SIGINT) }) {
        continuation.finish()
      }
      for await _ in signals {}
      interruption.end()
      exit(7)
    }
  }
}
