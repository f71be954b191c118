import TestSupport
import Testing

@testable import Diffing

/// The changes between two lists.
struct SectionChangesTests {
  @Test func `two lists differ by as few changes as possible`() {
    let cases: [(old: String, new: String, changes: String)] = [
      ("1 2 3", "1 2 3", ""), ("", "", ""),
      ("2 3", "1 2 3", "+0"), ("1 2 3", "1 3", "-1"), ("1 2", "2 1", "0>1"),
      ("1", "1*", "*0"), ("1 2 3", "1 2 3*", "*2"), ("1 2", "3 4", "-0 -1 +0 +1"),
      ("1 2 3 4 5", "2 3 4 5 1", "0>4"), ("1 2 3", "3* 1 2*", "2>0 *1 *2"),
      ("0 1 2 3 4 5 6 7", "7* 9* 5* 1* 2* 8* 0*", "-3 -4 -6 +1 +5 0>6 5>2 7>0 *0 *1 *2 *5 *7"),
    ]
    for (old, new, picture) in cases {
      let changes = SectionChanges(from: items(old), to: items(new))
      #expect(changes.picture == picture)
      #expect(changes.isEmpty == picture.isEmpty)
    }
    let changes = SectionChanges(from: items("1 2 3 4"), to: items("3* 1 2* 5"))
    #expect(changes.picture == "-3 +3 2>0 *1 *2")
  }

  @Test func `swapping two elements moves only these two`() {
    let list = (0..<10_000).map { IdentifiedItem(id: $0) }
    let swapped = [list[9_999]] + list[1..<9_999] + [list[0]]
    #expect(SectionChanges(from: list, to: swapped).picture == "0>9999 9999>0")
  }

  @Test func `lists that share their storage are not compared`() {
    let list = items("1 2 3")
    var comparisons = 0
    let changes = SectionChanges(from: list, to: list, id: { $0.id }) { _, _ in
      comparisons += 1
      return false
    }
    #expect(changes.isEmpty)
    #expect(comparisons == 0)
  }

  @Test func `closures identify and compare elements of a protocol type`() {
    let old: [any Titled] = [Heading("a"), Heading("b"), Heading("c")]
    let new: [any Titled] = [old[2], Heading("b"), Heading("d"), old[0]]
    let changes = SectionChanges(
      from: old, to: new, id: { $0.title }, isSame: { $0 === $1 })
    #expect(changes.inserts == [2])
    #expect(changes.deletes == [])
    #expect(changes.reloads == [1])
    #expect(changes.moves.count == 2)
  }

  @Test func `elements with the same id are paired one to one, the first ones first`() {
    let cases = [
      ("1 1", "1 1", ""), ("1 1 1", "1", "-1 -2"), ("1", "1 1", "+1"),
      ("1 1 9", "2 3 1 1 5", "-2 +0 +1 +4"), ("1 2 1", "3 1 4 1 2", "+0 +2 1>4"),
      // Valid, but not the shortest: the second element stays in its place.
      ("1 1 2", "2 1 1", "0>2 1>1"),
    ]
    for (old, new, picture) in cases {
      #expect(SectionChanges(from: items(old), to: items(new)).picture == picture)
    }
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

// MARK: -

private protocol Titled: AnyObject {
  var title: String { get }
}

private final class Heading: Titled {
  let title: String

  init(_ title: String) { self.title = title }
}
