import CommandLineInterface
import Foundation

/// An axis on which equal distances are equal factors.
struct LogarithmicScale {
  /// The values at both ends, above 0.
  private let lower, upper: Double

  /// The places of both ends, in pixels; `end` may be less than `start`.
  let start, end: Double

  /// Creates an axis that contains some values.
  ///
  /// - Parameters:
  ///   - values: Values above 0; there may be none.
  ///   - ratio: The least upper value divided by the lower value, above 1.
  ///   - margin: The room beyond the outermost values, as a share of the distance between them.
  init(
    holding values: [Double], ratio: Double, margin: Double = 0, from start: Double, to end: Double
  ) {
    let lowest = log(values.min() ?? 1)
    let highest = log(values.max() ?? 1)
    let length = max(highest - lowest, log(ratio)) * (1 + 2 * margin)
    let middle = (lowest + highest) / 2
    lower = exp(middle - length / 2)
    upper = exp(middle + length / 2)
    self.start = start
    self.end = end
  }

  /// The place of a value, in pixels.
  func position(of value: Double) -> Double {
    start + (end - start) * log(value / lower) / log(upper / lower)
  }

  /// The round values of the axis, as many as fit.
  ///
  /// - Parameter spacing: The least distance of two values, in pixels.
  func ticks(spacing: Double) -> [Double] {
    Self.steps.map(ticks).first { ticks in
      zip(ticks, ticks.dropFirst()).allSatisfy { smaller, larger in
        abs(position(of: larger) - position(of: smaller)) >= spacing
      }
    } ?? []
  }

  /// The round numbers from 1 to 10, from many to few.
  private static let steps: [[Double]] = [
    [1, 1.1, 1.2, 1.3, 1.4, 1.5, 1.6, 1.8, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9],
    [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8], [1, 1.5, 2, 3, 5, 7], [1, 2, 5], [1, 3], [1],
  ]

  private func ticks(steps: [Double]) -> [Double] {
    let decades = Int(log10(lower).rounded(.down))...Int(log10(upper).rounded(.up))
    return decades.flatMap { decade in
      steps.map { step in
        // Dividing gives 0.8 where multiplying gives 0.8000000000000002.
        decade < 0 ? step / pow(10, Double(-decade)) : step * pow(10, Double(decade))
      }
    }
    .filter { (lower...upper).contains($0) }
  }

  /// Draws the ticks of a horizontal axis as vertical lines with labels below.
  func axis(spacing: Double, from top: Double, to bottom: Double) -> [SVGElement] {
    ticks(spacing: spacing).flatMap { tick -> [SVGElement] in
      let (x, style) = (position(of: tick), tick == 1 ? "one" : "grid")
      return [
        .line(from: (x, top), to: (x, bottom), style: style),
        .text(Self.label(of: tick), at: (x, bottom + 15), anchor: .middle, style: "small"),
      ]
    }
  }

  /// Draws the ticks of a vertical axis as horizontal lines with labels on the left.
  func verticalAxis(spacing: Double, from left: Double, to right: Double) -> [SVGElement] {
    ticks(spacing: spacing).flatMap { tick -> [SVGElement] in
      let y = position(of: tick)
      return [
        .line(from: (left, y), to: (right, y), style: "grid"),
        .text(Self.label(of: tick), at: (left - 6, y + 4), anchor: .end, style: "small"),
      ]
    }
  }

  /// A round value without unnecessary digits.
  private static func label(of tick: Double) -> String {
    tick >= 1 && tick == tick.rounded() ? Int(tick).grouped : String(format: "%g", tick)
  }
}
