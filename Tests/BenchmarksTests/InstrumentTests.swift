import Employees
import Testing

@testable import Benchmarks

/// The instrument itself, with a clock that says what the test makes it say.
struct InstrumentTests {
  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `5 % of added work are reported as slower, and none are not`(seed: UInt64) async throws {
    let measurement = await measurement(
      of: ["baseline": 1.00, "slower": 1.05, "twin": 1.00], seed: seed)
    let slower = try factor(of: "slower", in: measurement)
    #expect(slower.lower > 1)
    #expect(0.03...0.07 ~= slower.estimate - 1)
    // An interval of 95 % misses once in twenty times; this one is so wide that it should not here.
    let twin = try factor(of: "twin", in: measurement, confidence: 0.999)
    #expect((twin.lower...twin.upper).contains(1))
  }

  @Test func `the tiers part what is slower and keep together what is not`() async throws {
    let names = ["baseline", "twin", "slower", "slowest"]
    let measurement = await measurement(
      of: ["baseline": 1, "twin": 1, "slower": 1.05, "slowest": 1.3], seed: 7)
    let logarithms = try names.map { [try logarithm(of: $0, in: measurement)] }
    #expect(Tiers.tiers(of: logarithms, seed: 1) == [1, 1, 2, 3])
  }

  @Test func `a machine that becomes slower hits all alike`() async throws {
    let measurement = await measurement(of: ["baseline": 1, "twin": 1], seed: 3, drift: 0.01)
    let twin = try factor(of: "twin", in: measurement, confidence: 0.999)
    #expect((twin.lower...twin.upper).contains(1))
    let times = measurement.contestants[0].samples
    #expect(try #require(times.last) > 1.1 * (try #require(times.first)))
  }

  // MARK: - Measuring

  /// Measures contestants who take a known time, within 4 % of noise, on a clock that is set by them.
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

  private func logarithm(of name: String, in measurement: Measurement) throws -> [Double] {
    try #require(measurement.logarithms(of: name, to: "baseline"))
  }

  private func factor(
    of name: String, in measurement: Measurement, confidence: Double = 0.95
  ) throws -> Estimate {
    Statistics.factor(
      [try logarithm(of: name, in: measurement)], confidence: confidence, seed: 1)
  }
}
