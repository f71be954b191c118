import SourceCode
import TestSupport
import Testing

@testable import MVP

/// What the parts of MVP tell one another at an event.
struct TraceTests {
  @Test(arguments: TraceEvent.allCases)
  func `the parts say what is recorded`(event: TraceEvent) async throws {
    try await expectTrace(
      of: event, in: "MVP", by: MVPTracing.self, beside: EmployeeListModule.makeScreen)
  }
}
