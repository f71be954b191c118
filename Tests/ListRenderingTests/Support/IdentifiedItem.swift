/// An element of a list, with an id and a content.
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
    // Some lists keep the order of the ids except for a few.
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
