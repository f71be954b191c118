import SeededRandomness
import Testing

/// The numbers and the elements that a seed gives.
struct SeededGeneratorTests {
  @Test func `the generator returns the numbers of SplitMix64, and chooses every element`() {
    var generator = SeededGenerator(seed: 1_234_567)
    let numbers = (0..<5).map { _ in generator.next() }
    #expect(
      numbers == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ])
    for list in [[0], [0, 1], Array(0..<7)] {
      let chosen = (0..<500).map { _ in generator.element(of: list) }
      #expect(Set(chosen) == Set(list))
    }
  }
}
