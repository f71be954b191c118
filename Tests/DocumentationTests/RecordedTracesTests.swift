import SourceAnalysis
import Testing
import Traces

/// The recorded messages of all architectures.
struct RecordedTracesTests {
  @Test func `every architecture has a short trace of every event between known types`() throws {
    let package = try PackageFolder.ofThisPackage()
    let traces = try RecordedTraces(in: package)
    let foundations = [
      "ButtonView", "ContactService", "EmployeeService", "SearchField", "UIButton",
      "UIRefreshControl", "UITableView",
    ]
    for architecture in try Project.completeArchitectures() {
      let types = ModuleDeclarations(architecture.files).names
      for event in TraceEvent.allCases {
        let path = RecordedTraces.path(of: event, in: architecture.name)
        let trace = try #require(traces.trace(of: event, in: architecture.name))
        let text = try package.text(of: path)
        #expect(trace.text == text)
        #expect(trace.changes.count == traces.frames(of: event).count - 1, "\(path)")
        #expect(2...18 ~= trace.messages.count, "\(path) is too short or too long to be read")
        let participants = Set(trace.messages.flatMap { [$0.sender, $0.receiver] })
        #expect(participants.subtracting(types + foundations) == [], "\(path)")
      }
    }
  }
}
