import SourceAnalysis
import TestSupport
import Testing

@testable import MassiveController

/// The calls between the parts of MassiveController at an event.
struct TraceTests {
  @Test(arguments: TraceEvent.allCases)
  func `the calls are those of the recorded trace`(event: TraceEvent) async throws {
    try await expectTrace(
      of: event, in: "MassiveController", by: MassiveControllerTracing.self,
      beside: EmployeeListModule.makeScreen)
  }
}
