import CommandLineInterface
import Figures
import TerminalDrawing

/// The format of the figures, and the files that take them.
struct Delivery: Equatable {
  enum Format: String, CaseIterable { case table, json }

  var format = Format.table

  /// The file for the figures, or `nil` for standard output.
  var output: OutputFile?

  /// The file for the chart, or `nil` to draw none.
  var chart: OutputFile?
}

// MARK: - Reading

extension Delivery {
  /// Reads an option with its value; false if it is none of these.
  mutating func read(
    _ option: String, from arguments: inout Arguments
  ) throws(UsageError) -> Bool {
    switch option {
    case "--format":
      let name = try arguments.name(among: Format.allCases.map(\.rawValue))
      format = Format(rawValue: name) ?? format
    case "--output":
      output = OutputFile(path: try arguments.value("a file to write"), option: option)
    case "--chart":
      chart = OutputFile(path: try arguments.value("an SVG file to write"), option: option)
    default:
      return false
    }
    if let output, output.path == chart?.path {
      throw UsageError("--output and --chart name the same file")
    }
    return true
  }
}

// MARK: - Writing

extension Delivery {
  /// Checks that every file can be written, before anything is measured.
  func check() throws(UsageError) {
    try output?.check()
    try chart?.check()
  }

  /// Writes a report and its chart.
  ///
  /// - Returns: A summary of a report that was written to a file; empty if the report was printed.
  func deliver(_ report: BenchmarkReport) throws(OutputError) -> String {
    let text =
      switch format {
      case .table: report.table
      case .json: report.printableJSON
      }
    try deliver(text)
    try chart?.write(Chart(report).svg)
    return output == nil ? "" : report.closingLines.joined(separator: "\n") + "\n"
  }

  /// Writes the report of an interrupted run to files of its own, and leaves those of a complete run
  /// as they are.
  ///
  /// - Returns: The lines that say what was measured, and where the report is.
  func deliver(partial report: BenchmarkReport) throws(OutputError) -> String {
    let opening = "\(Program.name): the run was stopped"
    guard report.hasMeasurements else { return "\(opening) before anything was measured\n" }
    var partial = self
    partial.output = output?.partial
    partial.chart = chart?.partial
    let lines = try partial.deliver(report)
    let paths = [partial.output, partial.chart].compactMap { $0?.path }
    let place = paths.isEmpty ? "" : "; what was measured is in \(paths.joined(separator: " and "))"
    return lines + "\(opening)\(place)".visible + "\n"
  }

  /// Writes a text, or prints it if it cannot be saved, so that no measurement is lost.
  func deliver(_ text: String) throws(OutputError) {
    guard let output else {
      StandardStream.output.write(text)
      return
    }
    do {
      try output.write(text)
    } catch {
      StandardStream.output.write(text)
      throw error
    }
  }
}
