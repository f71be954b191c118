import CommandLineInterface
import Testing

struct TerminalWidthTests {
  @Test(
    arguments: [
      (120, "80", 120), (nil, "80", 80), (nil, nil, 100), (nil, "wide", 100), (nil, "0", 100),
      (nil, "-5", 100), (4, nil, 20), (nil, "99999999999", 1_000),
    ] as [(Int?, String?, Int)])
  func `the terminal decides before the environment, within the limits`(
    terminal: Int?, environment: String?, width: Int
  ) {
    #expect(TerminalWidth.width(terminal: terminal, environment: environment) == width)
  }
}
