import Foundation
import TestSupport
import Testing

@testable import CommandLineInterface

/// The full screen of a program that ends in the middle of it.
@Suite(.timeLimit(.minutes(5)))
struct RawTerminalTests {
  @Test func `the message of a crash is printed after the terminal is restored`() async throws {
    let terminal = try PseudoTerminal(columns: 40)
    let settings = terminal.settings
    async let output = terminal.everythingShown()
    await #expect(processExitsWith: .failure) { [path = terminal.path as String] in
      let device = open(path, O_RDWR)
      for stream in 0...2 as ClosedRange<Int32> { dup2(device, stream) }
      RawTerminal()?.enter()
      fatalError("this is the reason")
    }
    let restored = terminal.settings
    terminal.hangUp()
    var screen = TerminalScreen()
    screen.show(await output)
    #expect(restored == settings)
    #expect(screen.modes == TerminalScreen.initialModes)
    #expect(screen.normalText.contains("Fatal error: this is the reason"))
  }
}
