/// The gate before every figure: the whole output must be what the oracle says.
enum Gate {
  /// The first line that differs, `nil` where there is none.
  static func difference(between output: String, and expected: String) -> String? {
    guard output != expected else { return nil }
    let drawn = output.split(separator: "\n", omittingEmptySubsequences: false)
    let wanted = expected.split(separator: "\n", omittingEmptySubsequences: false)
    for (number, (line, wantedLine)) in zip(drawn, wanted).enumerated() where line != wantedLine {
      return "line \(number + 1) is “\(line)”, must be “\(wantedLine)”"
    }
    return "\(drawn.count) lines, must be \(wanted.count)"
  }
}
