import SourceAnalysis
import Testing

/// What was said among objects, read from a list.
struct TraceReadingTests {
  private let trace = Trace(
    """
    1. View → Presenter: searchTextChanged("x: → y")
    2. Presenter → Adapted table: show([#1; <2>])

    a line that is no message
    3. EmployeeService → Presenter: throw "asleep"
    """)

  @Test func `a message has a sender, a receiver and words`() {
    #expect(trace.messages.count == 3)
    #expect(trace.messages[0].sender == "View")
    #expect(trace.messages[0].receiver == "Presenter")
    #expect(trace.messages[0].text == "searchTextChanged(\"x: → y\")")
  }

  @Test func `a trace is drawn as the list that it was read from`() {
    #expect(
      trace.list == [
        "1. View → Presenter: searchTextChanged(\"x: → y\")",
        "2. Presenter → Adapted table: show([#1; <2>])",
        "3. EmployeeService → Presenter: throw \"asleep\"",
      ])
  }

  @Test func `a trace is a sequence diagram, with answers on dashed lines`() {
    #expect(
      trace.mermaid == """
        sequenceDiagram
          participant View
          participant Presenter
          participant Adaptedtable as Adapted table
          participant EmployeeService
          View->>Presenter: searchTextChanged("x: → y")
          Presenter->>Adaptedtable: show([#35;1#59; <2>])
          EmployeeService-->>Presenter: throw "asleep"
        """)
  }
}
