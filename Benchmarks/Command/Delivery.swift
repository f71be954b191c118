/// The form in which figures are handed over, and the place.
struct Delivery: Equatable {
  /// The form in which figures are printed.
  enum Format: String, CaseIterable {
    case table
    case markdown
    case json
    case csv
  }

  var format = Format.table

  /// The file that takes the figures; standard output where there is none.
  var output: OutputFile?

  /// The file that takes the chart, where there is to be one.
  var chart: OutputFile?
}

// MARK: - Reading

extension Delivery {
  /// Takes an option with its value; `false` where the option is none of these.
  mutating func take(
    _ option: String, from arguments: inout Arguments
  ) throws(UsageError) -> Bool {
    switch option {
    case "--format":
      try arguments.takeOnce(option)
      let name = try arguments.name(of: option, among: Format.allCases.map(\.rawValue))
      format = Format(rawValue: name) ?? format
    case "--output":
      try arguments.takeOnce(option)
      let path = try arguments.value(of: option, takes: "a file to write")
      output = OutputFile(path: path, option: option)
    case "--chart":
      try arguments.takeOnce(option)
      let path = try arguments.value(of: option, takes: "an SVG file to write")
      chart = OutputFile(path: path, option: option)
    default:
      return false
    }
    if let output, output.path == chart?.path { throw .sameFile("--output", "--chart") }
    return true
  }
}

// MARK: - Handing over

extension Delivery {
  /// Finds out whether every file can be written, before anything is measured.
  func check() throws(UsageError) {
    try output?.check()
    try chart?.check()
  }

  /// Hands a report over.
  func deliver(_ report: Report) throws(OutputError) {
    try deliver(text(of: report))
    try chart?.write(Chart(report).svg)
    guard output != nil else { return }
    StandardStream.error.write(report.closingLines.joined(separator: "\n") + "\n")
  }

  /// Hands a text over; one that cannot be saved is printed, so that nothing measured is lost.
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

  /// The report in the form that is asked for.
  private func text(of report: Report) -> String {
    switch format {
    case .table: report.table
    case .markdown: report.markdown
    case .json: report.json
    case .csv: report.csv
    }
  }
}
