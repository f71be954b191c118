import Figures
import Foundation
import SeededRandomness
import TestSupport
import Testing

@testable import Benchmarks

/// The statistics against values from numpy, from hand calculation and from simulated times.
@MainActor
struct StatisticsTests {
  // As numpy.quantile([40, 10, 20, 30], share) with the method "linear".
  @Test func `quantiles are interpolated linearly`() {
    let samples: [Double] = [40, 10, 20, 30]
    let quantiles = [0, 0.5, 0.9, 1].map { Statistics.quantile($0, of: samples) }
    #expect(quantiles + [Statistics.quantile(0.3, of: [7])] == [10, 25, 37, 40, 7])
    let spread = Statistics.spread(of: samples)
    #expect(spread == BenchmarkReport.Spread(median: 25, lower: 17.5, upper: 32.5))
  }

  // For medians of n = 17, the order statistics 5 and 13 bound a 95.1 % interval (binomial, ½), and
  // 6 and 12 one of 85.7 %.
  @Test func `a factor is the mean of medians, with the binomial interval of a median`() {
    let factor = Statistics.factor([[log(2), log(2), log(90)], [log(8)]], seed: 1)
    #expect(abs(factor.estimate - 4) < 1e-12)
    let logarithms = (1...17).map { log(Double($0)) }
    func interval(_ factor: Factor) -> [Double] {
      [factor.lower, factor.estimate, factor.upper].map { $0.rounded() }
    }
    let (standard, narrow) = (
      Statistics.factor([logarithms], seed: 1),
      Statistics.factor([logarithms], confidence: 0.9, seed: 1)
    )
    #expect([standard, narrow].map(interval) == [[5, 9, 13], [6, 9, 12]])
  }

  // If each operation drew rounds of its own, the mean of two equal ones would look more certain.
  @Test func `a resample takes the same rounds of all operations`() {
    let logarithms = (1...17).map { log(Double($0)) }
    let one = Statistics.factor([logarithms], seed: 1)
    #expect(Statistics.factor([logarithms, logarithms], seed: 1) == one)
    #expect(Statistics.factor([logarithms, logarithms + [log(90)]], seed: 1).lower == one.lower)
  }

  // MARK: - Simulated times

  @Test func `5 % of added work is reported as slower, and a machine that slows down is not`()
    async
  {
    var wrongSeeds: [UInt64] = []
    for seed in 1...(Repetition.isExhaustive ? 20 : 5) as ClosedRange<UInt64> {
      let measurement = await measurement(
        of: ["baseline": 1.00, "slower": 1.05, "twin": 1.00], seed: seed)
      let slower = measurement.factor(of: "slower", to: "baseline", seed: 1)
      let isRight = slower.map { $0.lower > 1 && 0.03...0.07 ~= $0.estimate - 1 } ?? false
      if !isRight || !isEqual("twin", in: measurement) { wrongSeeds.append(seed) }
    }
    #expect(wrongSeeds == [])
    let slowing = await measurement(of: ["baseline": 1, "twin": 1], seed: 3, drift: 0.01)
    let times = slowing.entries[0].samples
    #expect(isEqual("twin", in: slowing))
    #expect(times[times.count - 1] > 1.1 * times[0])
  }

  /// Whether an interval contains 1; at 95 %, one of twenty would miss it.
  private func isEqual(_ name: String, in measurement: TimeMeasurement) -> Bool {
    guard let logarithms = measurement.logarithms(of: name, to: "baseline") else { return false }
    let factor = Statistics.factor([logarithms], confidence: 0.999, seed: 1)
    return (factor.lower...factor.upper).contains(1)
  }

  /// Measures entries with known times and 4 % of noise on a simulated clock.
  private func measurement(
    of costs: KeyValuePairs<String, Double>, seed: UInt64, drift: Double = 0
  ) async -> TimeMeasurement {
    var generator = SeededGenerator(seed: seed)
    var noise = SeededGenerator(seed: seed &+ 100)
    var clock = 0.0
    var slowness = 1.0
    let operations = costs.map { _, cost in
      PreparedOperation(
        run: {
          clock += 0.001 * cost * slowness * Double.random(in: 0.98...1.02, using: &noise)
          slowness += drift / Double(costs.count)
        },
        show: { _ in })
    }
    var measurement = TimeMeasurement(of: costs.map(\.key), unitCount: 1)
    let stopwatch = Stopwatch { clock }
    await measurement.warmUp(operations, batchTime: 0.005, stopwatch: stopwatch)
    for _ in 0..<15 {
      await measurement.runRound(operations, stopwatch: stopwatch, generator: &generator)
    }
    return measurement
  }
}
