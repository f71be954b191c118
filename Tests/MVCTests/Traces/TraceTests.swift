import SourceAnalysis
import TestSupport
import Testing

@testable import MVC

/// The calls between the parts of MVC at an event.
struct TraceTests {
  @Test(arguments: TraceEvent.allCases)
  func `the calls are those of the recorded trace`(event: TraceEvent) async throws {
    try await expectTrace(
      of: event, in: "MVC", by: MVCTracing.self, beside: EmployeeListModule.makeScreen)
  }
}
