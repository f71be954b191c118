import Architectures
import SourceCode
import Testing

@testable import SideBySide

/// What was said among objects, read from a list.
struct TraceTests {
  private let trace = Trace(
    """
    1. View → Presenter: searchTextChanged("x: → y")
    2. Presenter → Adapted table: show([#1; <2>])

    a line that is no message
    """)

  @Test func `a message has a sender, a receiver and words`() {
    #expect(trace.messages.count == 2)
    #expect(trace.messages[0].sender == "View")
    #expect(trace.messages[0].receiver == "Presenter")
    #expect(trace.messages[0].text == "searchTextChanged(\"x: → y\")")
  }

  @Test func `a trace is drawn as the list that it was read from`() {
    #expect(
      trace.list == [
        "1. View → Presenter: searchTextChanged(\"x: → y\")",
        "2. Presenter → Adapted table: show([#1; <2>])",
      ])
  }

  @Test func `a trace is a sequence diagram`() {
    #expect(
      trace.mermaid == """
        sequenceDiagram
          participant View
          participant Presenter
          participant Adaptedtable as Adapted table
          View->>Presenter: searchTextChanged("x: → y")
          Presenter->>Adaptedtable: show([#35;1#59; <2>])
        """)
  }

  @Test func `a folder without traces is named`() throws {
    let empty = try PackageFolder.ofThisPackage()
    guard !empty.exists(RecordedTraces.folder) else { return }
    let error = #expect(throws: TraceError.self) { try RecordedTraces(in: empty) }
    #expect(error?.description == "no traces are recorded in Tests/TraceTests/Golden")
  }

  @Test func `what is recorded can be read, and is of an event and an architecture`() throws {
    let package = try PackageFolder.ofThisPackage()
    let names = Architecture.allCases.map(\.name)
    let events = TraceEvent.allCases.map { "\($0.rawValue).txt" }
    for path in package.files(in: RecordedTraces.folder) where path.hasSuffix(".txt") {
      let parts = path.split(separator: "/").suffix(2).map(String.init)
      #expect(names.contains(parts[0]), "\(path)")
      #expect(events.contains(parts[1]), "\(path)")
      let text = try package.text(of: path)
      let numbered = text.split(separator: "\n").filter { $0.first?.isNumber == true }
      #expect(Trace(text).messages.count == numbered.count, "\(path)")
      #expect(!numbered.isEmpty, "\(path)")
    }
  }
}
