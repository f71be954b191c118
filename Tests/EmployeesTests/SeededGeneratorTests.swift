import Testing

@testable import Employees

struct SeededGeneratorTests {
  @Test func `the numbers are those that SplitMix64 has for a seed`() {
    var generator = SeededGenerator(seed: 1_234_567)
    let numbers = (0..<5).map { _ in generator.next() }
    #expect(
      numbers == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ])
  }

  @Test func `numbers stay below their limit and reach every value`() {
    var generator = SeededGenerator(seed: 1)
    let numbers = (0..<1_000).map { _ in generator.number(below: 7) }
    #expect(Set(numbers) == Set(0..<7))
  }

  @Test func `a list of one element has one choice`() {
    var generator = SeededGenerator(seed: 1)
    #expect(generator.element(of: ["only"]) == "only")
  }
}
