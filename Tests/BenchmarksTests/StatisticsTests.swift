import Foundation
import Testing

@testable import Benchmarks

/// The statistics against values that were worked out by hand, and by another program where said.
struct StatisticsTests {
  // These are numpy's, too: numpy.quantile([40, 10, 20, 30], share), method "linear".
  @Test func `quantiles lie between neighbours in proportion`() {
    let samples: [Double] = [40, 10, 20, 30]
    #expect(Statistics.quantile(0, of: samples) == 10)
    #expect(Statistics.quantile(0.25, of: samples) == 17.5)
    #expect(Statistics.median(samples) == 25)
    #expect(Statistics.quantile(0.75, of: samples) == 32.5)
    #expect(Statistics.quantile(1, of: samples) == 40)
    #expect(Statistics.quantile(0.3, of: [7]) == 7)
  }

  @Test func `the spread is the median with the quartiles`() {
    let spread = Statistics.spread(of: [40, 10, 20, 30])
    #expect(spread == Estimate(estimate: 25, lower: 17.5, upper: 32.5))
  }

  @Test func `the factor is the median ratio, and a slow round moves neither`() {
    let logarithms = Statistics.logarithms(of: [20, 22, 24, 900], to: [10, 11, 12, 450])
    let factor = Statistics.factor([logarithms], seed: 1)
    #expect(abs(factor.estimate - 2) < 1e-12)
    #expect(abs(factor.lower - 2) < 1e-12)
    #expect(abs(factor.upper - 2) < 1e-12)
  }

  @Test func `the mean of several operations is geometric, and each weighs the same`() {
    // A factor of 2 and one of 8 make 4, whatever the number of rounds.
    let factor = Statistics.factor([[log(2.0)], [log(8), log(8), log(8)]], seed: 1)
    #expect(abs(factor.estimate - 4) < 1e-12)
  }

  @Test func `the interval holds the factor, and is the same for the same seed`() {
    let samples = (1...15).map { Double(100 + $0 % 4) }
    let baseline = (1...15).map { Double(100 + $0 % 5) }
    let logarithms = Statistics.logarithms(of: samples, to: baseline)
    let factor = Statistics.factor([logarithms], seed: 7)
    #expect(factor.lower <= factor.estimate && factor.estimate <= factor.upper)
    #expect(factor.lower < factor.upper)
    #expect(Statistics.factor([logarithms], seed: 7) == factor)
  }

  @Test func `a wider interval holds a narrower one`() {
    let logarithms = (0..<15).map { log(1 + Double($0 * 7 % 15) / 100) }
    let narrow = Statistics.factor([logarithms], confidence: 0.5, seed: 1)
    let wide = Statistics.factor([logarithms], confidence: 0.99, seed: 1)
    #expect(wide.lower < narrow.lower && narrow.upper < wide.upper)
  }

  // For medians of n = 15, the order statistics 4 and 12 bound a 96.5 % interval (binomial, ½); the
  // interval that resampling finds must lie near them.
  @Test func `the interval of a median agrees with that of the binomial distribution`() {
    let logarithms = (1...15).map { log(Double($0)) }
    let factor = Statistics.factor([logarithms], seed: 1)
    #expect(4...5 ~= factor.lower.rounded())
    #expect(11...12 ~= factor.upper.rounded())
  }
}
