import CommandLineInterface
import Testing

@testable import SideBySide

/// Random command lines of the side-by-side view.
@MainActor
struct SideBySideOptionFuzzTests {
  @Test func `a random command line of SideBySide is understood or gets a message`() async {
    let result = await #expect(processExitsWith: .success) {
      try await FuzzCases(name: "side-by-side-options").run(CommandLines.random) { input, _ in
        do throws(UsageError) {
          _ = try Invocation(arguments: CommandLines.arguments(input))
          return nil
        } catch {
          return CommandLines.fault(of: error)
        }
      }
    }
    if result == nil { FuzzCases(name: "side-by-side-options").recordCrash() }
  }
}
