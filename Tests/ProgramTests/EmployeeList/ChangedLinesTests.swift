import ListRendering
import Testing

@testable import EmployeeList

/// The lines that a full screen sends to the terminal.
@MainActor
struct ChangedLinesTests {
  @Test func `only changed lines are drawn, and all lines after a change of size`() {
    var lines = ChangedLines()
    let (small, large) = (Size(width: 3, height: 2), Size(width: 4, height: 2))
    let (first, second) = ("\u{1B}[1;1H\u{1B}[2K", "\u{1B}[2;1H\u{1B}[2K")
    let cases: [(lines: [String], size: Size, drawn: String)] = [
      (["one", "two"], small, "\u{1B}[2J\(first)one\(second)two"),
      (["one", "two"], small, ""), (["one", "six"], small, "\(second)six"),
      (["one", "six"], large, "\u{1B}[2J\(first)one\(second)six"), (["one", "six"], large, ""),
    ]
    for (texts, size, drawn) in cases {
      let bytes = lines.bytes(for: texts.map { Array($0.utf8) }, on: size)
      let expected = drawn.isEmpty ? "" : "\u{1B}[?2026h\(drawn)\u{1B}[?2026l"
      #expect(String(decoding: bytes, as: UTF8.self) == expected)
    }
    lines.forget()
    #expect(!lines.bytes(for: [Array("one".utf8)], on: large).isEmpty)
  }

  @Test func `the status shows the search before a message, and progress before the keys`() {
    let status = StatusLine()
    var shown: [String] = []
    func show() {
      shown.append(String(decoding: status.line(columns: 40, isColored: false), as: UTF8.self))
    }
    show()
    status.loadedShare = 0.409
    show()
    status.message = "→ Calling \u{1B}[2J"
    show()
    status.typedText = "ho"
    status.isOffline = true
    show()
    #expect(
      shown == [
        "?: help  /: search  r: reload  q: quit", "Loading: 40 %", "→ Calling ␛[2J",
        "Offline. Search: ho_",
      ])
  }
}
