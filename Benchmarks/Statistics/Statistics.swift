import Employees
import Foundation

/// A value with the range that it is likely to lie in.
nonisolated struct Estimate: Equatable {
  let estimate: Double
  let lower: Double
  let upper: Double
}

// MARK: -

/// The statistics of repeated measurements, as pure functions.
enum Statistics {
  /// The value below which a share of the sorted samples lies, by linear interpolation.
  ///
  /// - Parameters:
  ///   - share: From 0, the smallest sample, to 1, the largest.
  ///   - samples: At least one sample, in any order.
  static func quantile(_ share: Double, of samples: [Double]) -> Double {
    let sorted = samples.sorted()
    let position = share * Double(sorted.count - 1)
    let below = sorted[Int(position.rounded(.down))]
    let above = sorted[Int(position.rounded(.up))]
    return below + (above - below) * (position - position.rounded(.down))
  }

  /// The sample in the middle.
  static func median(_ samples: [Double]) -> Double {
    quantile(0.5, of: samples)
  }

  /// The median, with the quartiles as its range.
  static func spread(of samples: [Double]) -> Estimate {
    Estimate(
      estimate: median(samples), lower: quantile(0.25, of: samples),
      upper: quantile(0.75, of: samples))
  }

  /// The logarithms of how many times as long as a baseline an entry takes, round by round.
  static func logarithms(of samples: [Double], to baseline: [Double]) -> [Double] {
    zip(samples, baseline).map { log($0 / $1) }
  }

  /// How many times as long as its baseline an entry takes, over one operation or several.
  ///
  /// The estimate of an operation is exp(median(log(entry ÷ baseline))); that of several is the
  /// geometric mean, in which each weighs the same. The range holds the estimates of rounds that are
  /// drawn anew from those measured (bootstrap).
  ///
  /// - Parameters:
  ///   - operations: For each operation, the logarithm of entry ÷ baseline for each round.
  ///   - confidence: The share of the drawn estimates that lie in the range, 0 to 1.
  ///   - seed: What decides the rounds that are drawn.
  static func factor(
    _ operations: [[Double]], confidence: Double = 0.95, seed: UInt64
  ) -> Estimate {
    var generator = SeededGenerator(seed: seed)
    let resampled = (0..<drawCount).map { _ in
      mean(operations.map { median(resample($0, generator: &generator)) })
    }
    let tail = (1 - confidence) / 2
    return Estimate(
      estimate: exp(mean(operations.map(median))), lower: exp(quantile(tail, of: resampled)),
      upper: exp(quantile(1 - tail, of: resampled)))
  }

  /// The number of times that the rounds are drawn anew.
  private static let drawCount = 2_000

  private static func mean(_ numbers: [Double]) -> Double {
    numbers.reduce(0, +) / Double(numbers.count)
  }

  private static func resample(
    _ samples: [Double], generator: inout SeededGenerator
  ) -> [Double] {
    samples.map { _ in samples.randomElement(using: &generator) ?? 0 }
  }
}
