import Foundation

/// The command that measures what the catalogue lists.
@main
enum BenchmarksCommand {
  static func main() async {
    do {
      switch try Invocation(arguments: CommandLine.arguments.dropFirst()) {
      case .help: write(Invocation.usage)
      case .list: write(Invocation.listing)
      case .measure(let options): try await measure(options)
      case .compare: break
      }
    } catch {
      FileHandle.standardError.write(Data("Benchmarks: \(error)\n".utf8))
      exit(error is UsageError ? EX_USAGE : EX_IOERR)
    }
  }

  private static func measure(_ options: Options) async throws {
    let run = Task { await Run(options: options).report() }
    let interruption = Interruption { run.cancel() }
    let report = await run.value
    interruption.end()
    write(text(of: report, as: options.format))
    if !report.isComplete { exit(EXIT_FAILURE) }
    if !report.isVerified { exit(EXIT_FAILURE) }
  }

  private static func text(of report: Report, as format: Options.Format) -> String {
    switch format {
    case .table: report.table
    case .json: report.json
    case .markdown, .csv: report.table
    }
  }

  private static func write(_ text: String) {
    FileHandle.standardOutput.write(Data(text.utf8))
  }
}
