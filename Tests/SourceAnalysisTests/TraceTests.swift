import Catalogue
import SourceAnalysis
import Testing

/// Recorded messages between objects.
struct TraceTests {
  private let trace = Trace(
    """
    1. View → Presenter: searchTextChanged("x: → y")
    2. Presenter → Table: show([#1; <2>])

    a line that is no message
    3. EmployeeService → Presenter: throw "asleep"
    """)

  @Test func `a numbered list is read and written, without the lines that are not messages`() {
    #expect(trace.messages.map(\.sender) == ["View", "Presenter", "EmployeeService"])
    #expect(trace.messages.map(\.receiver) == ["Presenter", "Table", "Presenter"])
    #expect(trace.messages[0].text == "searchTextChanged(\"x: → y\")")
    #expect(trace.list[2] == "3. EmployeeService → Presenter: throw \"asleep\"")
  }

  @Test func `a sequence diagram has late results on dashed lines`() {
    #expect(
      trace.mermaid == """
        sequenceDiagram
          participant View
          participant Presenter
          participant Table
          participant EmployeeService
          View->>Presenter: searchTextChanged("x: → y")
          Presenter->>Table: show([#35;1#59; <2>])
          EmployeeService-->>Presenter: throw "asleep"
        """)
  }

  @Test func `a journey lists the calls of a page and counts those in a trace`() {
    let page = "Text.\n**Every call:** `Button.action` → `View.tapped` → `Presenter.call`.\n"
    let journey = TapJourney(page: page)
    #expect(journey.calls.map(\.type) == ["Button", "View", "Presenter"])
    #expect(journey.callCount(in: Trace("1. Button → Cell: action()\n2. A → View: tapped(1)")) == 2)
  }

  @Test(arguments: Architecture.allCases, TraceEvent.allCases)
  func `every architecture has a short trace of every event between known types`(
    architecture: Architecture, event: TraceEvent
  ) throws {
    let package = try PackageFolder.ofThisPackage()
    let path = RecordedTraces.path(of: event, in: architecture.name)
    let trace = try #require(
      try RecordedTraces(in: package).trace(of: event, in: architecture.name),
      """
      \(path) is missing. Write Tests/\(architecture)Tests/Traces/TraceTests.swift as its neighbours \
      do, set RECORD_TRACES to 1 and run swift test --filter "TraceTests".
      """)
    #expect(try trace.list.joined(separator: "\n") + "\n" == package.text(of: path))
    #expect(2...15 ~= trace.messages.count, "\(path) is too short or too long to be read")
    let types = try ArchitectureSource(named: architecture.name).types
    let foundations = [
      "Button", "EmployeeActions", "EmployeeService", "RefreshControl", "SearchBar", "TableView",
    ]
    let participants = Set(trace.messages.flatMap { [$0.sender, $0.receiver] })
    #expect(participants.subtracting(types + foundations) == [])
  }
}
