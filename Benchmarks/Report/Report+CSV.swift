/// The results as comma-separated values (RFC 4180), a line each.
extension Report {
  var csv: String {
    let header = [
      "architecture", "operation", "employees", "rows", "rounds", "verified", "difference", "unit",
      "nanoseconds_per_unit_median", "nanoseconds_per_unit_lower_quartile",
      "nanoseconds_per_unit_upper_quartile", "factor", "factor_lower_95", "factor_upper_95",
      "configuration", "run_is_complete", "run_is_noisy",
    ]
    return ([header] + results.map(csvFields))
      .map { $0.map(\.csvField).joined(separator: ",") + "\r\n" }
      .joined()
  }

  private func csvFields(of result: Result) -> [String] {
    let time = result.nanoseconds
    let factor = result.factor
    return [
      result.architecture, result.operation, "\(result.employees)", "\(result.rows)",
      "\(result.rounds)", "\(result.verified)", result.difference ?? "", result.unit,
      Self.number(time?.median), Self.number(time?.lower), Self.number(time?.upper),
      Self.number(factor?.estimate), Self.number(factor?.lower), Self.number(factor?.upper),
      configuration, "\(isComplete)", "\(control.isNoisy)",
    ]
  }

  /// A number with all its digits, and nothing where there is none.
  private static func number(_ number: Double?) -> String {
    number.map { "\($0)" } ?? ""
  }
}

// MARK: -

extension String {
  /// The text as a field of a line: in quotes where it holds a comma, a quote or the end of a line.
  var csvField: String {
    // A carriage return and a line feed are one character, which is neither of the two.
    guard utf8.contains(where: { ",\"\r\n".utf8.contains($0) }) else { return self }
    return "\"\(replacing("\"", with: "\"\""))\""
  }
}
