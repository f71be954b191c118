import Foundation

nonisolated extension MeasuredFigures.Factor {
  /// The estimate alone.
  var short: String { estimate.decimal }

  /// The interval alone.
  var interval: String { "\(lower.decimal) … \(upper.decimal)" }

  /// The estimate and the interval.
  var long: String { "\(short) (\(interval))" }
}

// MARK: -

nonisolated extension MeasuredFigures.Ablation {
  /// What was found out, as a sentence or two of a document.
  var sentence: String {
    guard let factor else { return "*Measured, but one of the two came to something else.*" }
    let interval = "(95 %: \(factor.interval))"
    let isSure = !(factor.lower...factor.upper).contains(1)
    let time =
      isSure
      ? "the article’s way takes \(factor.short) times as long \(interval)."
      : "no difference in time can be told \(interval)."
    return "*Measured: \(time)\(bytes)*"
  }

  private var bytes: String {
    guard let published = publishedBytesPerEmployee, let ours = oursBytesPerEmployee else {
      return ""
    }
    return " It keeps \(published.nearest.grouped) bytes for an employee, the other way"
      + " \(ours.nearest.grouped)."
  }
}

// MARK: -

nonisolated extension Double {
  /// The number with two decimals.
  var decimal: String { String(format: "%.2f", self) }

  /// The nearest whole number.
  var nearest: Int { Int(rounded()) }
}

// MARK: -

nonisolated extension Int {
  /// The digits in groups of three.
  var grouped: String { formatted(.number.locale(Locale(identifier: "en_US"))) }
}
