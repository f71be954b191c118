import Employees
import Foundation

/// A value with the range that it is likely to lie in.
struct Estimate {
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

  /// How many times as long as its baseline an entry takes, round by round.
  ///
  /// The estimate is exp(median(log(entry ÷ baseline))); the range holds 95 % of the estimates of
  /// rounds drawn anew from those measured (bootstrap).
  ///
  /// - Parameters:
  ///   - samples: The times of the entry, one a round.
  ///   - baseline: The times of the baseline in the same rounds.
  ///   - seed: What decides the rounds that are drawn.
  static func factor(_ samples: [Double], to baseline: [Double], seed: UInt64) -> Estimate {
    let logarithms = zip(samples, baseline).map { log($0 / $1) }
    var generator = SeededGenerator(seed: seed)
    let resampled = (0..<1_000).map { _ in
      median(logarithms.map { _ in logarithms.randomElement(using: &generator) ?? 0 })
    }
    return Estimate(
      estimate: exp(median(logarithms)),
      lower: exp(quantile(0.025, of: resampled)),
      upper: exp(quantile(0.975, of: resampled)))
  }
}
