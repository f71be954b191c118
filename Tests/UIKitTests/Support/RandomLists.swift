import SeededRandomness

/// A seeded generator of random numbers and lists.
nonisolated struct RandomLists {
  /// The kinds of the rows.
  static let kinds = ["red", "blue"]

  private var generator: SeededGenerator
  private var listCount = 0

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// Returns a number from a range.
  mutating func number(in range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  /// Makes a list of at most six sections, in which all lines are different.
  mutating func sections() -> [LabelledSection] {
    listCount += 1
    return (0..<number(in: 0...6)).map { section in
      LabelledSection(
        header: number(in: 0...1) == 0 ? nil : "head \(section) of \(listCount)",
        rows: (0..<number(in: 0...8)).map { row(named: "\(section).\($0)") },
        footer: number(in: 0...2) == 0 ? "foot \(section) of \(listCount)" : nil)
    }
  }

  /// Makes a row of one to four lines; one row in three has a different height.
  private mutating func row(named name: String) -> LabelledRow {
    LabelledRow(
      lines: "abcd".prefix(number(in: 1...4)).map { "\(name)\($0) of \(listCount)" },
      height: number(in: 0...2) == 0 ? number(in: 1...4) : -1,
      kind: Self.kinds[number(in: 0...1)])
  }
}
