import Testing

@testable import TerminalDrawing

struct TerminalTests {
  @Test func `colours need a terminal and an empty NO_COLOR`() {
    let values = [nil, "", "1"]
    let colored = [true, false].map { isTerminal in
      values.filter { Terminal.isColored(isTerminal: isTerminal, noColor: $0) }
    }
    #expect(colored == [[nil, ""], []])
  }
}
