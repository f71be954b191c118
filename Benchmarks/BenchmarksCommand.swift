import Foundation

/// The command that measures what the catalogue lists.
@main
enum BenchmarksCommand {
  static func main() async {
    do {
      guard let options = try Options(arguments: CommandLine.arguments.dropFirst()) else {
        print(Options.usage)
        return
      }
      let report = await Report(options: options)
      print(options.format == .json ? report.json : report.table)
      exit(report.isVerified ? EXIT_SUCCESS : EXIT_FAILURE)
    } catch {
      FileHandle.standardError.write(Data("Benchmarks: \(error)\n".utf8))
      exit(EX_USAGE)
    }
  }
}
