import SourceAnalysis
import TestSupport
import Testing

@testable import VIPER

/// What the parts of VIPER tell one another at an event.
struct TraceTests {
  @Test(arguments: TraceEvent.allCases)
  func `the parts say what is recorded`(event: TraceEvent) async throws {
    try await expectTrace(
      of: event, in: "VIPER", by: VIPERTracing.self, beside: EmployeeListModule.makeScreen)
  }
}
