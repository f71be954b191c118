import CommandLineInterface
import Figures

extension BenchmarkReport {
  /// Reads the file of an earlier run.
  init(file path: String) throws(UsageError) {
    // A complete run writes 0.2 MB.
    let data = try InputFile(path: path).data(megabytes: 10)
    do {
      self = try BenchmarkReport(json: data)
    } catch {
      throw .unreadable(path, reason: error.description)
    }
  }
}
