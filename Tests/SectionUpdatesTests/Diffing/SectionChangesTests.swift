import TestSupport
import Testing

@testable import Diffing

/// The changes between two lists.
struct SectionChangesTests {
  @Test func `deletes, inserts, moves and reloads are in their order, and as few as possible`() {
    let cases: [(old: String, new: String, changes: String)] = [
      ("1 2 3", "1 2 3", ""), ("1 2", "3 4", "-0 -1 +0 +1"), ("1 2 3 4 5", "2 3 4 5 1", "0>4"),
      ("0 1 2 3 4 5 6 7", "7* 9* 5* 1* 2* 8* 0*", "-3 -4 -6 +1 +5 0>6 5>2 7>0 *0 *1 *2 *5 *7"),
      // Elements with the same id are paired one to one, the first ones first.
      ("1 1", "1 1", ""), ("1 1 1", "1", "-1 -2"), ("1", "1 1", "+1"),
      ("1 1 9", "2 3 1 1 5", "-2 +0 +1 +4"), ("1 2 1", "3 1 4 1 2", "+0 +2 1>4"),
      // Valid, but not the shortest: the second element stays in its place.
      ("1 1 2", "2 1 1", "0>2 1>1"),
    ]
    let changes = cases.map { old, new, _ in SectionChanges(from: items(old), to: items(new)) }
    #expect(changes.map(\.picture) == cases.map(\.changes))
    #expect(changes.map(\.isEmpty) == cases.map(\.changes.isEmpty))
  }

  @Test func `swapping two elements moves only these, and shared storage is not compared`() {
    let list = (0..<10_000).map { IdentifiedItem(id: $0) }
    let swapped = [list[9_999]] + list[1..<9_999] + [list[0]]
    #expect(SectionChanges(from: list, to: swapped).picture == "0>9999 9999>0")
    var comparisons = 0
    let changes = SectionChanges(from: list, to: list, id: { $0.id }) { _, _ in
      comparisons += 1
      return false
    }
    #expect(changes.isEmpty)
    #expect(comparisons == 0)
  }

  /// Returns the elements of a list such as `1 2*`, where the star is another content.
  private func items(_ text: String) -> [IdentifiedItem] {
    text.split(separator: " ").map { item in
      IdentifiedItem(id: Int(item.prefix { $0 != "*" }) ?? 0, content: item.hasSuffix("*") ? 1 : 0)
    }
  }
}

extension SectionChanges {
  /// The changes in their order: `-` deletes, `+` inserts, `>` moves and `*` reloads.
  fileprivate var picture: String {
    let moves = moves.map { "\($0.from)>\($0.to)" }
    let changes =
      deletes.map { "-\($0)" } + inserts.map { "+\($0)" } + moves + reloads.map { "*\($0)" }
    return changes.joined(separator: " ")
  }
}
