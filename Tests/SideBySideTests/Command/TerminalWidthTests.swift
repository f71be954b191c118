import Testing

@testable import SideBySide

/// The columns that a line may take.
struct TerminalWidthTests {
  @Test(
    arguments: [
      (120, "80", 120), (nil, "80", 80), (nil, nil, 100), (nil, "wide", 100), (nil, "0", 100),
      (nil, "-5", 100), (4, nil, 20),
    ] as [(Int?, String?, Int)])
  func `the terminal decides, then the environment`(
    terminal: Int?, environment: String?, width: Int
  ) {
    #expect(TerminalWidth.width(terminal: terminal, environment: environment) == width)
  }
}
