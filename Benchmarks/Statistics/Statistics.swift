import Figures
import Foundation
import SeededRandomness

/// The statistics of repeated measurements, as pure functions.
enum Statistics {
  /// The quantile of one sample or more by linear interpolation, from 0, the smallest, to 1.
  static func quantile(_ share: Double, of samples: [Double]) -> Double {
    let sorted = samples.sorted()
    let position = share * Double(sorted.count - 1)
    let below = sorted[Int(position.rounded(.down))]
    let above = sorted[Int(position.rounded(.up))]
    return below + (above - below) * (position - position.rounded(.down))
  }

  static func median(_ samples: [Double]) -> Double { quantile(0.5, of: samples) }

  /// The median with the quartiles.
  static func spread(of samples: [Double]) -> BenchmarkReport.Spread {
    BenchmarkReport.Spread(
      median: median(samples), lower: quantile(0.25, of: samples),
      upper: quantile(0.75, of: samples))
  }

  /// The factor of an entry against its baseline, over one operation or several.
  ///
  /// The estimate of an operation is exp(median(log(entry ÷ baseline))). The estimate of several is
  /// their geometric mean with equal weights. The interval comes from resampled rounds (bootstrap). A
  /// resample takes the same rounds of all operations, because what disturbs a round can disturb all
  /// operations in it.
  ///
  /// - Parameters:
  ///   - operations: For each operation, the logarithm of entry ÷ baseline for each round.
  ///   - confidence: The level of the interval, 0 to 1.
  ///   - seed: The seed of the resampling.
  static func factor(
    _ operations: [[Double]], confidence: Double = 0.95, seed: UInt64
  ) -> Factor {
    var generator = SeededGenerator(seed: seed)
    // A run that was stopped may lack the last round of some operations.
    let rounds = 0..<(operations.map(\.count).min() ?? 0)
    let resampled = (0..<drawCount).map { _ in
      let drawn = rounds.map { _ in rounds.randomElement(using: &generator) ?? 0 }
      return mean(operations.map { samples in median(drawn.map { samples[$0] }) })
    }
    let tail = (1 - confidence) / 2
    return Factor(
      estimate: exp(mean(operations.map(median))), lower: exp(quantile(tail, of: resampled)),
      upper: exp(quantile(1 - tail, of: resampled)))
  }

  /// The number of bootstrap resamples.
  private static let drawCount = 2_000

  private static func mean(_ numbers: [Double]) -> Double {
    numbers.reduce(0, +) / Double(numbers.count)
  }
}
