import SourceCode
import TestSupport
import Testing

@testable import MassiveController

/// What the parts of MassiveController tell one another at an event.
struct TraceTests {
  @Test(arguments: TraceEvent.allCases)
  func `the parts say what is recorded`(event: TraceEvent) async throws {
    try await expectTrace(
      of: event, in: "MassiveController", by: MassiveControllerTracing.self,
      beside: EmployeeListModule.makeScreen)
  }
}
