import SeededRandomness

extension Employee {
  /// Creates a made-up employee.
  ///
  /// Employees share the texts of the vocabulary, so that a long list takes little memory.
  init(generatedWithID id: Int, from generator: inout SeededGenerator) {
    self.init(
      id: id,
      name: Self.name(from: &generator),
      specialization: generator.element(of: Vocabulary.specializations),
      photo: generator.number(below: 4) == 0 ? nil : generator.element(of: Vocabulary.photos),
      workplaces: Self.workplaces(from: &generator),
      phone: generator.number(below: 10) == 0 ? nil : generator.element(of: Vocabulary.phones),
      email: generator.number(below: 10) == 0 ? nil : "e\(id)@example.org")
  }

  /// Returns a name.
  ///
  /// One in sixteen is not ASCII.
  private static func name(from generator: inout SeededGenerator) -> String {
    if generator.number(below: 16) == 0 {
      return generator.element(of: Vocabulary.namesBeyondASCII)
    }
    let given = generator.element(of: Vocabulary.givenNames)
    let family = generator.element(of: Vocabulary.familyNames)
    return "\(given) \(family)"
  }

  /// Returns distinct workplaces, with a number drawn from the vocabulary.
  private static func workplaces(from generator: inout SeededGenerator) -> [String] {
    let count = generator.element(of: Vocabulary.workplaceCounts)
    if count == 0 { return [] }
    // Steps of equal length reach no place twice, because the number of places is prime.
    let places = Vocabulary.workplaces
    let start = generator.number(below: places.count)
    let step = 1 + generator.number(below: places.count - 1)
    return (0..<count).map { places[(start + $0 * step) % places.count] }
  }
}
