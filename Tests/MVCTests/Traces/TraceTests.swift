import SourceCode
import TestSupport
import Testing

@testable import MVC

/// What the parts of MVC tell one another at an event.
struct TraceTests {
  @Test(arguments: TraceEvent.allCases)
  func `the parts say what is recorded`(event: TraceEvent) async throws {
    try await expectTrace(
      of: event, in: "MVC", by: MVCTracing.self, beside: EmployeeListModule.makeScreen)
  }
}
