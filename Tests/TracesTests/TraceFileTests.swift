import Testing
import Traces

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
    #expect(trace.changes == [2])
    #expect([1, 2, 3].map(trace.frame) == [0, 1, 1])
    #expect(Trace(trace.text) == trace)
    #expect(trace.text.contains(">])\nThe screen changes.\n3. "))
  }
}
