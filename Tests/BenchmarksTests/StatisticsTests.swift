import Foundation
import Testing

@testable import Benchmarks

/// The statistics against values that were worked out by hand.
struct StatisticsTests {
  @Test func `quantiles lie between neighbours in proportion`() {
    let samples: [Double] = [40, 10, 20, 30]
    #expect(Statistics.quantile(0, of: samples) == 10)
    #expect(Statistics.quantile(0.25, of: samples) == 17.5)
    #expect(Statistics.median(samples) == 25)
    #expect(Statistics.quantile(0.75, of: samples) == 32.5)
    #expect(Statistics.quantile(1, of: samples) == 40)
    #expect(Statistics.quantile(0.3, of: [7]) == 7)
  }

  @Test func `the factor is the median ratio, and a slow round moves neither`() {
    let factor = Statistics.factor([20, 22, 24, 900], to: [10, 11, 12, 450], seed: 1)
    #expect(abs(factor.estimate - 2) < 1e-12)
    #expect(abs(factor.lower - 2) < 1e-12)
    #expect(abs(factor.upper - 2) < 1e-12)
  }

  @Test func `the interval holds the factor, and is the same for the same seed`() {
    let samples = (1...15).map { Double(100 + $0 % 4) }
    let baseline = (1...15).map { Double(100 + $0 % 5) }
    let factor = Statistics.factor(samples, to: baseline, seed: 7)
    #expect(factor.lower <= factor.estimate && factor.estimate <= factor.upper)
    #expect(factor.lower < factor.upper)
    let again = Statistics.factor(samples, to: baseline, seed: 7)
    #expect(again.lower == factor.lower && again.upper == factor.upper)
  }
}
