import CommandLineInterface
import Figures
import Foundation

/// The command that measures the architectures of the catalogue.
@main
enum BenchmarksCommand {
  static func main() async {
    do {
      try await perform(BenchmarksInvocation(arguments: Program.arguments))
    } catch {
      Program.fail(with: error)
    }
  }

  private static func perform(_ invocation: BenchmarksInvocation) async throws {
    switch invocation {
    case .help:
      StandardStream.output.write(BenchmarksInvocation.usage)
    case .list:
      StandardStream.output.write(Listing.text)
    case .coverage(let file, let delivery):
      try delivery.check()
      try delivery.deliver(Coverage(file: file).json)
    case .measure(let options, let delivery):
      try await measure(options, delivery)
    case .render(let file, let delivery):
      let report = try BenchmarkReport(file: file)
      try delivery.check()
      StandardStream.error.write(try delivery.deliver(report))
    }
  }

  private static func measure(_ options: RunOptions, _ delivery: Delivery) async throws {
    try delivery.check()
    let run = Task { await BenchmarkRun(options: options).report() }
    let interruption = Interruption { run.cancel() }
    let report = await run.value
    if !report.isComplete, let signal = interruption.signal {
      StandardStream.error.write(try delivery.deliver(partial: report))
      exit(Interruption.status(of: signal))
    }
    StandardStream.error.write(try delivery.deliver(report) + options.hint)
    if !report.isVerified { exit(EXIT_FAILURE) }
  }
}

/// The configuration of this build.
enum Configuration {
  #if DEBUG
    static let isRelease = false
  #else
    static let isRelease = true
  #endif

  static var name: String { isRelease ? "release" : "debug" }
}
