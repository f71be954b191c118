import Testing

@testable import Benchmarks

/// The axes, labels and lines of text of a chart, against values computed by hand.
struct ChartLayoutTests {
  // MARK: - Axes

  @Test(arguments: [(1.0, 0.0), (10, 100), (100, 200), (1_000, 300)])
  func `equal factors are equal distances`(value: Double, place: Double) {
    let scale = LogarithmicScale(holding: [1, 1_000], ratio: 2, from: 0, to: 300)
    #expect(abs(scale.position(of: value) - place) < 1e-9)
    let backwards = LogarithmicScale(holding: [1_000, 1], ratio: 2, from: 300, to: 0)
    #expect(abs(backwards.position(of: value) - (300 - place)) < 1e-9)
  }

  @Test(arguments: [([100.0], 50.0, 200.0), ([], 0.5, 2)])
  func `an axis has the least ratio around one value, or around 1`(
    values: [Double], lower: Double, upper: Double
  ) {
    let scale = LogarithmicScale(holding: values, ratio: 4, from: 0, to: 50)
    #expect(abs(scale.lower - lower) < 1e-9)
    #expect(abs(scale.upper - upper) < 1e-9)
  }

  @Test func `a margin is a share of the distance between the values`() {
    let scale = LogarithmicScale(holding: [10, 1_000], ratio: 2, margin: 0.5, from: 0, to: 400)
    #expect(abs(scale.position(of: 10) - 100) < 1e-9)
    #expect(abs(scale.position(of: 1_000) - 300) < 1e-9)
  }

  // A decade has 100 pixels: 30.1 from 1 to 2, 39.8 from 2 to 5 and 30.1 from 5 to 10.
  @Test(
    arguments: [
      (101.0, []), (99, [1, 10, 100]), (45, [1, 3, 10, 30, 100]), (30, [1, 2, 5, 10, 20, 50, 100]),
    ] as [(Double, [Double])])
  func `ticks are round, and as many as fit`(spacing: Double, ticks: [Double]) {
    // The ends lie beyond the decades, because rounding could exclude these.
    let scale = LogarithmicScale(holding: [0.999, 100.1], ratio: 2, from: 0, to: 200)
    #expect(scale.ticks(spacing: spacing) == ticks)
  }

  @Test func `ticks below 1 are round`() {
    let scale = LogarithmicScale(holding: [0.78, 1.62], ratio: 1.5, from: 0, to: 90)
    #expect(scale.ticks(spacing: 22) == [0.8, 1, 1.2, 1.5])
    #expect(
      [0.05, 0.8, 1, 2.5, 1e6].map(LogarithmicScale.label) == [
        "0.05", "0.8", "1", "2.5", "1,000,000",
      ])
  }

  // MARK: - Labels

  @Test(
    arguments: [
      ([], []), ([7], [7]), ([50, 10, 30], [50, 10, 30]),  // There is room.
      ([50, 50], [45, 55]), ([52, 50, 51], [61, 41, 51]),  // A block is centred.
      ([20, 20, 29], [13, 23, 33]),  // A block of two grows by its neighbour.
      ([1, 2], [0, 10]), ([99, 98], [100, 90]),  // A block stays within the bounds.
    ] as [([Double], [Double])])
  func `labels keep their order and a distance of ten pixels`(
    places: [Double], result: [Double]
  ) {
    #expect(Labels.spread(places, gap: 10, within: 0...100) == result)
  }

  @Test func `labels move closer if the bounds are too narrow`() {
    #expect(Labels.spread([5, 5, 5], gap: 10, within: 0...10) == [0, 5, 10])
  }

  // MARK: - Text

  @Test func `a text is broken between words`() {
    #expect("one two three".lines(ofAtMost: 7) == ["one two", "three"])
    #expect("incomprehensible".lines(ofAtMost: 7) == ["incomprehensible"])
    #expect("".lines(ofAtMost: 7) == [])
  }

  @Test(arguments: [
    ("VIPER", ["VIPER"]), ("ReusableDataSource", ["Reusable", "DataSource"]),
    ("Model View Presenter", ["Model View", "Presenter"]), ("incomprehensible", ["incomprehe…"]),
    ("AnIncomprehensibleThing", ["AnIncompre…", "Thing"]),
  ])
  func `a long name is broken near its middle, then shortened`(name: String, lines: [String]) {
    #expect(name.twoLines(ofAtMost: 11) == lines)
  }
}
