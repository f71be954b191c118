import Employees
import Foundation
import Testing

@testable import Benchmarks

/// The statistics against values from numpy, from hand calculation and from simulated times.
struct StatisticsTests {
  // As numpy.quantile([40, 10, 20, 30], share) with the method "linear".
  @Test func `quantiles are interpolated linearly`() {
    let samples: [Double] = [40, 10, 20, 30]
    #expect([0, 0.5, 1].map { Statistics.quantile($0, of: samples) } == [10, 25, 40])
    #expect(Statistics.quantile(0.3, of: [7]) == 7)
    let spread = Statistics.spread(of: samples)
    #expect(spread == Report.Spread(median: 25, lower: 17.5, upper: 32.5))
  }

  @Test func `the factor is the geometric mean of medians, whatever the number of rounds`() {
    let factor = Statistics.factor([[log(2), log(2), log(90)], [log(8)]], seed: 1)
    #expect(abs(factor.estimate - 4) < 1e-12)
  }

  @Test func `a higher confidence gives a wider interval, and a seed always the same`() {
    let logarithms = (0..<15).map { log(1 + Double($0 * 7 % 15) / 100) }
    let narrow = Statistics.factor([logarithms], confidence: 0.5, seed: 1)
    let wide = Statistics.factor([logarithms], confidence: 0.99, seed: 1)
    #expect(wide.lower < narrow.lower && narrow.upper < wide.upper)
    #expect(narrow.lower <= narrow.estimate && narrow.estimate <= narrow.upper)
    #expect(Statistics.factor([logarithms], confidence: 0.5, seed: 1) == narrow)
  }

  // For medians of n = 15, the order statistics 4 and 12 bound a 96.5 % interval (binomial, ½).
  @Test func `the bootstrap interval of a median is close to the binomial interval`() {
    let factor = Statistics.factor([(1...15).map { log(Double($0)) }], seed: 1)
    #expect(4...5 ~= factor.lower.rounded())
    #expect(11...12 ~= factor.upper.rounded())
  }

  // MARK: - Simulated times

  private typealias Measurement = Benchmarks.Measurement

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `5 % of added work is reported as slower, and equal work is not`(seed: UInt64) async throws {
    let measurement = await measurement(
      of: ["baseline": 1.00, "slower": 1.05, "twin": 1.00], seed: seed)
    let slower = try #require(measurement.factor(of: "slower", to: "baseline", seed: 1))
    #expect(slower.lower > 1)
    #expect(0.03...0.07 ~= slower.estimate - 1)
    #expect(try isEqual("twin", in: measurement))
  }

  @Test func `a machine that slows down changes no factor`() async throws {
    let measurement = await measurement(of: ["baseline": 1, "twin": 1], seed: 3, drift: 0.01)
    #expect(try isEqual("twin", in: measurement))
    let times = measurement.contestants[0].samples
    #expect(times[times.count - 1] > 1.1 * times[0])
  }

  @Test func `tiers separate slower entries and keep equal ones together`() async throws {
    let measurement = await measurement(
      of: ["baseline": 1, "twin": 1, "slower": 1.05, "slowest": 1.3], seed: 7)
    let entries = measurement.contestants.compactMap {
      measurement.logarithms(of: $0.name, to: "baseline").map { [$0] }
    }
    #expect(Statistics.tiers(of: entries, seed: 1) == [1, 1, 2, 3])
  }

  /// Whether an interval contains 1; at 95 %, one of twenty would miss it.
  private func isEqual(_ name: String, in measurement: Measurement) throws -> Bool {
    let logarithms = try #require(measurement.logarithms(of: name, to: "baseline"))
    let factor = Statistics.factor([logarithms], confidence: 0.999, seed: 1)
    return (factor.lower...factor.upper).contains(1)
  }

  /// Measures contestants with known times and 4 % of noise on a simulated clock.
  private func measurement(
    of costs: KeyValuePairs<String, Double>, seed: UInt64, drift: Double = 0
  ) async -> Measurement {
    var generator = SeededGenerator(seed: seed)
    var noise = SeededGenerator(seed: seed &+ 100)
    var clock = 0.0
    var slowness = 1.0
    let trials = costs.map { _, cost in
      Trial(
        run: {
          clock += 0.001 * cost * slowness * Double.random(in: 0.98...1.02, using: &noise)
          slowness += drift / Double(costs.count)
        },
        show: { _ in })
    }
    var measurement = Measurement(of: costs.map(\.key), unitCount: 1)
    let stopwatch = Stopwatch { clock }
    await measurement.warmUp(trials, batchTime: 0.005, stopwatch: stopwatch)
    for _ in 0..<15 {
      await measurement.runRound(trials, stopwatch: stopwatch, generator: &generator)
    }
    return measurement
  }
}
