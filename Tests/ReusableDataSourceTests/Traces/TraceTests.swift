import SourceAnalysis
import TestSupport
import Testing

@testable import ReusableDataSource

/// The calls between the parts of ReusableDataSource at an event.
struct TraceTests {
  @Test(arguments: TraceEvent.allCases)
  func `the calls are those of the recorded trace`(event: TraceEvent) async throws {
    try await expectTrace(
      of: event, in: "ReusableDataSource", by: ReusableDataSourceTracing.self,
      beside: EmployeeListModule.makeScreen)
  }
}
