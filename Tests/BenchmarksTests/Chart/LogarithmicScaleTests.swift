import Testing

@testable import Benchmarks

/// Axes, against values that were worked out by hand.
struct LogarithmicScaleTests {
  @Test(arguments: [(1.0, 0.0), (10, 100), (100, 200), (1_000, 300)])
  func `the same factor is the same distance`(value: Double, place: Double) {
    let scale = LogarithmicScale(holding: [1, 1_000], ratio: 2, from: 0, to: 300)
    #expect(abs(scale.position(of: value) - place) < 1e-9)
  }

  @Test func `an axis can run backwards, as heights do`() {
    let scale = LogarithmicScale(holding: [100, 1], ratio: 2, from: 220, to: 20)
    #expect(abs(scale.position(of: 10) - 120) < 1e-9)
  }

  @Test func `one value stands in the middle of an axis of the least length`() {
    let scale = LogarithmicScale(holding: [100], ratio: 4, from: 0, to: 50)
    #expect(abs(scale.lower - 50) < 1e-9)
    #expect(abs(scale.upper - 200) < 1e-9)
    #expect(abs(scale.position(of: 100) - 25) < 1e-9)
  }

  @Test func `the margin is a share of what lies between the values`() {
    let scale = LogarithmicScale(holding: [10, 1_000], ratio: 2, margin: 0.5, from: 0, to: 400)
    #expect(abs(scale.position(of: 10) - 100) < 1e-9)
    #expect(abs(scale.position(of: 1_000) - 300) < 1e-9)
  }

  @Test func `no values make an axis, too`() {
    let scale = LogarithmicScale(holding: [], ratio: 4, from: 0, to: 100)
    #expect(abs(scale.position(of: 1) - 50) < 1e-9)
  }

  // A decade is 100 pixels here: from 1 to 2 are 30.1, from 2 to 5 are 39.8, from 5 to 10 are 30.1.
  @Test(
    arguments: [
      (101.0, []), (99, [1, 10, 100]), (45, [1, 3, 10, 30, 100]), (30, [1, 2, 5, 10, 20, 50, 100]),
    ] as [(Double, [Double])])
  func `ticks are round, and as many as have room`(spacing: Double, ticks: [Double]) {
    // The ends are a little beyond the decades, so that these are not lost to rounding.
    let scale = LogarithmicScale(holding: [0.999, 100.1], ratio: 2, from: 0, to: 200)
    #expect(scale.ticks(spacing: spacing) == ticks)
  }

  @Test func `ticks below 1 are as round as those above`() {
    let scale = LogarithmicScale(holding: [0.78, 1.62], ratio: 1.5, from: 0, to: 90)
    #expect(scale.ticks(spacing: 23) == [1, 1.5])
    #expect(scale.ticks(spacing: 22) == [0.8, 1, 1.2, 1.5])
  }

  @Test(arguments: [
    (0.8, "0.8"), (1.0, "1"), (1.2, "1.2"), (2.5, "2.5"), (1_000, "1,000"), (1e6, "1,000,000"),
    (0.05, "0.05"),
  ])
  func `a tick is written without useless digits`(tick: Double, label: String) {
    #expect(LogarithmicScale.label(of: tick) == label)
  }
}
