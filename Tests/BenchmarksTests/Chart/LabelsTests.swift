import Testing

@testable import Benchmarks

/// Labels that are moved apart.
struct LabelsTests {
  @Test func `labels with room stay`() {
    #expect(Labels.spread([50, 10, 30], gap: 10, within: 0...100) == [50, 10, 30])
  }

  @Test func `labels that touch stand around the middle of their places`() {
    #expect(Labels.spread([50, 50], gap: 10, within: 0...100) == [45, 55])
    #expect(Labels.spread([52, 50, 51], gap: 10, within: 0...100) == [61, 41, 51])
  }

  @Test func `blocks that touch are joined`() {
    // 20 and 20 want 15 and 25; 28 is too near, and the three want 12.7, 22.7 and 32.7.
    let places = Labels.spread([20, 20, 28], gap: 10, within: 0...100)
    #expect(places.map { ($0 * 10).rounded() / 10 } == [12.7, 22.7, 32.7])
  }

  @Test func `labels stay inside, and move closer where there is no room`() {
    #expect(Labels.spread([1, 2], gap: 10, within: 0...100) == [0, 10])
    #expect(Labels.spread([99, 98], gap: 10, within: 0...100) == [100, 90])
    #expect(Labels.spread([5, 5, 5], gap: 10, within: 0...10) == [0, 5, 10])
  }

  @Test func `one label and none are no trouble`() {
    #expect(Labels.spread([], gap: 10, within: 0...100) == [])
    #expect(Labels.spread([7], gap: 10, within: 0...100) == [7])
  }
}
