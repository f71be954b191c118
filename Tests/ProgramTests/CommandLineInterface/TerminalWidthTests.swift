import CommandLineInterface
import Foundation
import Testing

@testable import TestSupport

struct TerminalWidthTests {
  @Test func `the terminal decides before the environment, within the limits`() {
    let cases: [(terminal: Int?, environment: String?, width: Int)] = [
      (120, "80", 120), (nil, "80", 80), (nil, nil, 100), (nil, "wide", 100), (nil, "0", 100),
      (nil, "-5", 100), (nil, "1", 20), (4, nil, 20), (nil, "99999999999", 1_000),
    ]
    let widths = cases.map { terminal, environment, _ in
      TerminalWidth.width(terminal: terminal, environment: environment)
    }
    #expect(widths == cases.map(\.width))
  }

  @Test func `a terminal that does not know its columns has none, and a file has none`() throws {
    let columns = try [0, 1, 80].map { columns in
      let terminal = try PseudoTerminal(columns: columns)
      defer { terminal.hangUp() }
      return TerminalWidth.columns(of: terminal.device.fileDescriptor)
    }
    #expect(columns + [TerminalWidth.columns(of: -1)] == [nil, 1, 80, nil])
  }
}
