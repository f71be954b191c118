/// Random numbers and lists, the same for the same seed.
nonisolated struct RandomLists {
  /// The kinds of the rows.
  static let kinds = ["red", "blue"]

  private var state: UInt64
  private var listCount = 0

  init(seed: UInt64) {
    state = seed
  }

  /// Makes a number of a range.
  mutating func number(in range: ClosedRange<Int>) -> Int {
    // SplitMix64.
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return range.lowerBound + Int((bits ^ (bits >> 31)) % UInt64(range.count))
  }

  /// Makes a list of at most six sections, of which every line is told from every other one.
  mutating func sections() -> [LabelledSection] {
    listCount += 1
    return (0..<number(in: 0...6)).map { section in
      LabelledSection(
        header: number(in: 0...1) == 0 ? nil : "head \(section) of \(listCount)",
        rows: (0..<number(in: 0...8)).map { row(named: "\(section).\($0)") },
        footer: number(in: 0...2) == 0 ? "foot \(section) of \(listCount)" : nil)
    }
  }

  /// Makes a row of one to four lines, a third of them of another height than their label.
  private mutating func row(named name: String) -> LabelledRow {
    LabelledRow(
      lines: "abcd".prefix(number(in: 1...4)).map { "\(name)\($0) of \(listCount)" },
      height: number(in: 0...2) == 0 ? number(in: 1...4) : -1,
      kind: Self.kinds[number(in: 0...1)])
  }
}
