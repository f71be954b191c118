import Foundation

/// The command that measures what the catalogue lists.
@main
enum BenchmarksCommand {
  static func main() async {
    do {
      switch try Invocation(arguments: CommandLine.arguments.dropFirst()) {
      case .help: StandardStream.output.write(Invocation.usage)
      case .list(let delivery): try list(delivery)
      case .measure(let options, let delivery): try await measure(options, delivery)
      case .render(let request): try render(request)
      case .compare(let request): try compare(request)
      }
    } catch {
      StandardStream.error.write("Benchmarks: \(error)\n")
      exit(error is UsageError ? EX_USAGE : EX_IOERR)
    }
  }

  private static func list(_ delivery: Delivery) throws {
    try delivery.check()
    let listing = delivery.format == .markdown ? Invocation.markdownListing : Invocation.listing
    try delivery.deliver(listing)
  }

  private static func measure(_ options: Options, _ delivery: Delivery) async throws {
    try delivery.check()
    let run = Task { await Run(options: options).report() }
    let interruption = Interruption { run.cancel() }
    let report = await run.value
    interruption.end()
    try delivery.deliver(report)
    if !report.isComplete || !report.isVerified { exit(EXIT_FAILURE) }
  }

  private static func render(_ request: RenderRequest) throws {
    let report = try Report(file: request.file)
    try request.delivery.check()
    try request.delivery.deliver(report)
  }

  private static func compare(_ request: CompareRequest) throws {
    let comparison = Comparison(
      of: try Report(file: request.before), with: try Report(file: request.after))
    StandardStream.output.write(comparison.text)
    if request.failsOnRegression, comparison.isRegression { exit(EXIT_FAILURE) }
  }
}
