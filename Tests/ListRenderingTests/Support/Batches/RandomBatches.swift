/// Random lists and batches of changes to them, the same for the same seed.
nonisolated struct RandomBatches {
  /// The lists that are made.
  enum Style: CaseIterable {
    /// Rows of one line and one kind, without titles.
    case flat
    /// Rows of one to four lines and two kinds, with titles.
    case varied
  }

  let style: Style
  var random: RandomLists
  private var count = 0

  init(seed: UInt64) {
    random = RandomLists(seed: seed)
    style = Style.allCases[random.number(in: 0...1)]
  }

  /// Makes a list of at most five sections.
  mutating func sections() -> [NamedSection] {
    (0..<random.number(in: 0...5)).map { _ in section() }
  }

  /// Makes a section that was never there.
  mutating func section() -> NamedSection {
    var section = NamedSection(name: newName("s"))
    section.rows = rows(random.number(in: 0...8))
    setTitles(of: &section)
    return section
  }

  /// Makes rows that were never there.
  mutating func rows(_ count: Int) -> [NamedRow] {
    (0..<count).map { _ in
      let name = newName("r")
      return NamedRow(name: name, content: content(of: name))
    }
  }

  /// Makes new content for a row, of any kind unless it is said.
  mutating func content(of name: String, kind: String? = nil) -> LabelledRow {
    let version = newName("")
    guard style == .varied else { return LabelledRow(lines: ["\(name).\(version)"]) }
    let lineCount = random.number(in: 1...4)
    // A row may be cut: a line that is filled with blanks could not be told from another one.
    let height = random.number(in: 0...2) == 0 ? random.number(in: 1...lineCount) : -1
    return LabelledRow(
      lines: "abcd".prefix(lineCount).map { "\(name).\(version)\($0)" }, height: height,
      kind: kind ?? RandomLists.kinds[random.number(in: 0...1)])
  }

  /// Gives a section new titles.
  mutating func setTitles(of section: inout NamedSection) {
    guard style == .varied else { return }
    section.header = random.number(in: 0...1) == 0 ? newName("head ") : nil
    section.footer = random.number(in: 0...3) == 0 ? newName("foot ") : nil
  }

  /// Tells whether something happens that happens once in so many times.
  mutating func happens(onceIn times: Int) -> Bool { random.number(in: 1...times) == 1 }

  /// Brings elements into any order.
  mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
    var elements = elements
    for index in elements.indices.reversed() {
      elements.swapAt(index, random.number(in: 0...index))
    }
    return elements
  }

  private mutating func newName(_ prefix: String) -> String {
    count += 1
    return "\(prefix)\(count)"
  }
}
