import Foundation

/// A time divided by another one, with its 95 % interval.
package struct Factor: Codable, Equatable, Sendable {
  package var estimate, lower, upper: Double

  package init(estimate: Double, lower: Double, upper: Double) {
    (self.estimate, self.lower, self.upper) = (estimate, lower, upper)
  }

  /// Whether the interval lies on one side of 1, so that the run shows a difference.
  package var differsFromOne: Bool { !(lower...upper).contains(1) }

  /// Whether the intervals do not overlap, and this one is lower.
  package func isBelow(_ other: Factor) -> Bool { upper < other.lower }

  /// The estimate, such as 1.05.
  package var text: String { String(figure: estimate) }

  /// The ends of the interval, such as 1.04 … 1.07.
  package var interval: String { "\(String(figure: lower)) … \(String(figure: upper))" }
}

extension String {
  /// A factor or a count as every table, chart and page shows it.
  ///
  /// It has two decimals, because factors of 1.04 and 1.07 differ. Below 0.1 it has two significant
  /// digits, and from 10 on no decimals.
  package init(figure: Double) {
    if figure == 0 {
      self = "0"
    } else if abs(figure) >= 9.995 {
      let style = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(0))
      self = figure.formatted(style.locale(Locale(identifier: "en_US")))
    } else {
      let decimals = abs(figure) >= 0.0995 ? 2 : 1 - Int(log10(abs(figure)).rounded(.down))
      self = String(format: "%.\(decimals)f", figure)
    }
  }
}

extension Int {
  /// The number with commas between its thousands.
  package var grouped: String { formatted(.number.locale(Locale(identifier: "en_US"))) }
}
