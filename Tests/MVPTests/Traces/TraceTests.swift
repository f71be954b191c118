import SourceAnalysis
import TestSupport
import Testing

@testable import MVP

/// The calls between the parts of MVP at an event.
struct TraceTests {
  @Test(arguments: TraceEvent.allCases)
  func `the calls are those of the recorded trace`(event: TraceEvent) async throws {
    try await expectTrace(
      of: event, in: "MVP", by: MVPTracing.self, beside: EmployeeListModule.makeScreen)
  }
}
