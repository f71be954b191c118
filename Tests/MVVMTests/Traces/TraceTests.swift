import SourceAnalysis
import TestSupport
import Testing

@testable import MVVM

/// What the parts of MVVM tell one another at an event.
struct TraceTests {
  @Test(arguments: TraceEvent.allCases)
  func `the parts say what is recorded`(event: TraceEvent) async throws {
    try await expectTrace(
      of: event, in: "MVVM", by: MVVMTracing.self, beside: EmployeeListModule.makeScreen)
  }
}
