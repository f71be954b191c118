import SeededRandomness

/// An element of a list, with an id and a content.
package nonisolated struct IdentifiedItem: Identifiable, Hashable, Sendable {
  /// Whether an id may occur more than once in a list.
  package enum IDs: Sendable {
    case unique, repeated
  }

  package let id: Int
  package var content: Int

  package init(id: Int, content: Int = 0) {
    self.id = id
    self.content = content
  }
}

// MARK: -

nonisolated extension IdentifiedItem {
  /// Returns random lists with at most 24 elements each, the same for the same seed.
  package static func lists(_ count: Int, _ ids: IDs, seed: UInt64) -> [[IdentifiedItem]] {
    var random = SeededGenerator(seed: seed)
    return (0..<count).map { _ in list(ids, from: &random) }
  }

  /// Returns a random list, which is tiny at every fourth call.
  private static func list(_ ids: IDs, from random: inout SeededGenerator) -> [IdentifiedItem] {
    let isTiny = Int.random(in: 0...3, using: &random) == 0
    let count = Int.random(in: 0...(isTiny ? 2 : 24), using: &random)
    // Some lists keep the order of the ids except for a few.
    let keepsOrder = Bool.random(using: &random)
    var pool = Array(0..<(ids == .unique ? 30 : 6))
    var list: [IdentifiedItem] = []
    for _ in 0..<count {
      let index = pool.indices.randomElement(using: &random)!
      let id = ids == .unique ? pool.remove(at: index) : pool[index]
      let isChanged = Int.random(in: 0...5, using: &random) == 0
      list.append(IdentifiedItem(id: id, content: isChanged ? 1 : 0))
    }
    guard keepsOrder, !list.isEmpty else { return list }
    list.sort { $0.id < $1.id }
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      list.swapAt(
        Int.random(in: list.indices, using: &random), Int.random(in: list.indices, using: &random))
    }
    return list
  }
}

// MARK: -

nonisolated extension IdentifiedItem: CustomStringConvertible {
  package var description: String { content == 0 ? "\(id)" : "\(id)*" }
}
