import Catalogue
import TestSupport
import Testing

/// The calls that a suite of traces records by hand.
struct TraceRecorderTests {
  @Test func `a call that is recorded with more or fewer arguments than it has fails the test`()
    async throws
  {
    for arguments in [[7], [7, 8], [7, 8, 9]] {
      let recording = Requirement("", "") { _ in Self.find(7, in: 8, recording: arguments) }
      let isMet = try await recording.isMet(by: Architecture.allCases[0]) { _ in nil }
      #expect(isMet == (arguments.count == 3), "\(arguments)")
    }
  }

  private static func find(_ id: Int, in list: Int, recording arguments: [Int]) {
    let seam = TraceRecorder().seam(from: Int.self, to: String.self)
    switch arguments.count {
    case 1: seam.record(arguments[0])
    case 2: seam.record(arguments[0], arguments[1])
    default: seam.record(arguments[0], arguments[1], arguments[2])
    }
  }
}
