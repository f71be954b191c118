import CommandLineInterface
import Testing

@testable import Benchmarks

/// Random command lines of the benchmark.
@MainActor
struct BenchmarksFuzzTests {
  @Test func `a random command line of Benchmarks is understood or gets a message`() async {
    let result = await #expect(processExitsWith: .success) {
      try await FuzzCases(name: "benchmark-options").run(CommandLines.random) { input, _ in
        do throws(UsageError) {
          _ = try BenchmarksInvocation(arguments: CommandLines.arguments(input))
          return nil
        } catch {
          return CommandLines.fault(of: error)
        }
      }
    }
    if result == nil { FuzzCases(name: "benchmark-options").recordCrash() }
  }
}
