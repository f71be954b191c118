import CommandLineInterface
import ListRendering
import Testing

@testable import EmployeeList

/// Random command lines of the app.
@MainActor
struct EmployeeListOptionFuzzTests {
  @Test func `a random command line of EmployeeList has valid options or a message`() async {
    let result = await #expect(processExitsWith: .success) {
      try await FuzzCases(name: "app-options").run(CommandLines.random) { input, _ in
        do throws(UsageError) {
          let options = try Options(arguments: CommandLines.arguments(input))
          guard let options else { return nil }
          let isValid =
            ListRenderer.minimumWidth...1_000 ~= options.size.width
            && 3...1_000 ~= options.height ?? 3
          return isValid ? nil : "\(options)"
        } catch {
          return CommandLines.fault(of: error)
        }
      }
    }
    if result == nil { FuzzCases(name: "app-options").recordCrash() }
  }
}
