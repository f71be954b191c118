/// A seeded generator of random numbers and lists.
nonisolated struct RandomLists {
  /// The kinds of the rows.
  static let kinds = ["red", "blue"]

  private var state: UInt64
  private var listCount = 0

  init(seed: UInt64) {
    state = seed
  }

  /// Returns a number from a range.
  mutating func number(in range: ClosedRange<Int>) -> Int {
    // SplitMix64.
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return range.lowerBound + Int((bits ^ (bits >> 31)) % UInt64(range.count))
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

// MARK: -

/// An element of a list with an id and a content.
nonisolated struct IdentifiedItem: Identifiable, Hashable, Sendable {
  /// Whether an id may occur more than once in a list.
  enum IDs: Sendable {
    case unique, repeated
  }

  let id: Int
  var content = 0
}

// MARK: -

nonisolated extension IdentifiedItem {
  /// Returns a random list with at most 24 elements, or at most two at every fourth call.
  static func list(_ ids: IDs, from random: inout RandomLists) -> [IdentifiedItem] {
    let count = random.number(in: 0...3) == 0 ? random.number(in: 0...2) : random.number(in: 0...24)
    // Half of the lists are in the order of the ids, except for a few elements.
    let keepsOrder = random.number(in: 0...1) == 0
    var pool = Array(0..<(ids == .unique ? 30 : 6))
    var list: [IdentifiedItem] = []
    for _ in 0..<count {
      let index = random.number(in: 0...pool.count - 1)
      let id = ids == .unique ? pool.remove(at: index) : pool[index]
      list.append(IdentifiedItem(id: id, content: random.number(in: 0...5) == 0 ? 1 : 0))
    }
    guard keepsOrder, !list.isEmpty else { return list }
    list.sort { $0.id < $1.id }
    for _ in 0..<random.number(in: 0...2) {
      list.swapAt(random.number(in: 0...list.count - 1), random.number(in: 0...list.count - 1))
    }
    return list
  }
}

// MARK: -

nonisolated extension IdentifiedItem: CustomStringConvertible {
  var description: String { content == 0 ? "\(id)" : "\(id)*" }
}
