import Catalogue
import SourceAnalysis
import Testing

/// Recorded messages between objects.
struct TraceFileTests {
  private let trace = Trace(
    """
    1. View → Presenter: searchTextChanged("x: → y")
    2. Presenter → Table: show([#1; <2>])
    The screen changes.

    a line that is no message
    3. EmployeeService → Presenter: throw "asleep"
    """)

  @Test func `a numbered list is read and written, and knows late answers`() {
    #expect(
      trace.messages == [
        TraceMessage(from: "View", to: "Presenter", "searchTextChanged(\"x: → y\")"),
        TraceMessage(from: "Presenter", to: "Table", "show([#1; <2>])"),
        TraceMessage(from: "EmployeeService", to: "Presenter", "throw \"asleep\""),
      ])
    #expect(trace.list[2] == "3. EmployeeService → Presenter: throw \"asleep\"")
    #expect(trace.messages.map(\.isAnswer) == [false, false, true])
    #expect(trace.changes == [2] && [1, 2, 3].map(trace.frame) == [0, 1, 1])
    #expect(Trace(trace.text) == trace && trace.text.contains(">])\nThe screen changes.\n3. "))
  }

  @Test func `a journey lists the calls of a page and counts those in a trace`() {
    let page = """
      Text.
      **Every call:** `UIButton.sendActions` → `View.tapped` (set by `Cells.make`) → `Presenter.call`.

      """
    let journey = TapJourney(page: page)
    let trace = Trace(
      "1. UIButton → Cell: touchUpInside\n2. A → View: tapped(1)\n3. A → Presenter: callBack()")
    let calls = journey.calls.map { "\($0.type).\($0.method)" }
    #expect(calls == ["UIButton.sendActions", "View.tapped", "Presenter.call"])
    #expect(journey.callCount(in: trace) == 2)
    #expect(journey.callCount(in: Trace("1. A → UIButton: sendActions()")) == 0)
  }

  @Test func `every architecture has a short trace of every event between known types`() throws {
    let package = try PackageFolder.ofThisPackage()
    let traces = try RecordedTraces(in: package)
    let foundations = [
      "ButtonView", "UIButton", "ContactService", "EmployeeService", "UIRefreshControl",
      "UISearchController",
      "UITableView",
    ]
    for architecture in Architecture.published
    where package.missingParts(of: architecture.name).isEmpty {
      let files = try ArchitectureSource(named: architecture.name).files
      let types = ModuleDeclarations(files).names
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
