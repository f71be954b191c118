import Foundation

extension Report {
  /// The figures as a table for a terminal.
  var table: String {
    var lines = Configuration.isRelease ? [] : [Configuration.debugWarning]
    lines.append(
      Self.line("operation", "employees", "architecture", "ns per row", "factor", "95 % interval"))
    var group = ""
    for result in results {
      let key = "\(result.operation) \(result.employees)"
      if key != group { lines.append("") }
      lines.append(Self.line(for: result, isFirst: key != group))
      group = key
    }
    lines += ["", summary]
    return lines.joined(separator: "\n")
  }

  private var summary: String {
    let failures = results.count { $0.difference != nil }
    let verified = "\(results.count - failures) of \(results.count) entries verified"
    return "\(verified); factors are against \(Entry.baselineName), in rounds taken in turns."
  }

  private static func line(for result: Result, isFirst: Bool) -> String {
    let operation = isFirst ? result.operation : ""
    let employees = isFirst ? "\(result.employees)" : ""
    if let difference = result.difference {
      return line(operation, employees, result.architecture, "FAIL", "", "")
        + "\n    " + difference
    }
    let factor = result.factor
    return line(
      operation, employees, result.architecture,
      result.nanosecondsPerRow.map { format($0.estimate, digits: 1) } ?? "",
      factor.map { format($0.estimate, digits: 2) } ?? "",
      factor.map { "\(format($0.lower, digits: 2)) … \(format($0.upper, digits: 2))" } ?? "")
  }

  private static func line(
    _ operation: String, _ employees: String, _ architecture: String, _ time: String,
    _ factor: String, _ interval: String
  ) -> String {
    let columns = [
      padded(operation, to: 20), padded(employees, to: 9, atStart: true), "  ",
      padded(architecture, to: 19), padded(time, to: 11, atStart: true),
      padded(factor, to: 9, atStart: true), padded(interval, to: 16, atStart: true),
    ]
    let line = columns.joined()
    return String(line.reversed().drop { $0 == " " }.reversed())
  }

  private static func padded(_ text: String, to width: Int, atStart: Bool = false) -> String {
    let blanks = String(repeating: " ", count: max(0, width - text.count))
    return atStart ? blanks + text : text + blanks
  }

  private static func format(_ number: Double, digits: Int) -> String {
    String(format: "%.\(digits)f", number)
  }
}
