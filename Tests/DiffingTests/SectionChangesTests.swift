import Diffing
import TestSupport
import Testing

/// The changes between two lists.
struct SectionChangesTests {
  @Test func `equal lists have no changes`() {
    #expect(changes([1, 2, 3], [1, 2, 3]).isEmpty)
    #expect(changes([], []).isEmpty)
  }

  @Test func `new elements are inserted, and missing elements are deleted`() {
    let head = changes([2, 3], [1, 2, 3])
    #expect(head.inserts == [0] && head.deletes == [] && head.moves == [])
    let middle = changes([1, 2, 3], [1, 3])
    #expect(middle.deletes == [1] && middle.inserts == [] && middle.moves == [])
  }

  @Test func `an element that moves to the end is the only move`() {
    let changes = changes([1, 2, 3, 4, 5], [2, 3, 4, 5, 1])
    #expect(changes.moves.map(\.from) == [0] && changes.moves.map(\.to) == [4])
    #expect(changes.inserts == [] && changes.deletes == [] && changes.reloads == [])
  }

  @Test func `swapping two elements moves only these two`() {
    let changes = changes(Array(0..<10_000), [9_999] + (1..<9_999) + [0])
    #expect(Set(changes.moves.map(\.from)) == [0, 9_999])
    #expect(changes.inserts == [] && changes.deletes == [] && changes.reloads == [])
  }

  @Test func `a changed element is reloaded by its old index plus the offset`() {
    let old = [IdentifiedItem(id: 1), IdentifiedItem(id: 2), IdentifiedItem(id: 3)]
    let new = [
      IdentifiedItem(id: 3, content: 1), IdentifiedItem(id: 1), IdentifiedItem(id: 2, content: 1),
    ]
    let changes = SectionChanges(from: old, to: new, offset: 1)
    #expect(Set(changes.reloads) == [2, 3])
    #expect(changes.moves.map(\.from) == [3] && changes.moves.map(\.to) == [1])
  }

  @Test func `all changes are sorted by index`() {
    let old = (0..<8).map { IdentifiedItem(id: $0) }
    let new = [7, 9, 5, 1, 2, 8, 0].map { IdentifiedItem(id: $0, content: 1) }
    let changes = SectionChanges(from: old, to: new)
    #expect(changes.deletes == [3, 4, 6])
    #expect(changes.inserts == [1, 5])
    #expect(changes.reloads == [0, 1, 2, 5, 7])
    #expect(changes.moves == [.init(from: 0, to: 6), .init(from: 5, to: 2), .init(from: 7, to: 0)])
  }

  @Test func `lists that share their storage are not compared`() {
    let list = (0..<100).map { IdentifiedItem(id: $0) }
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
      from: old, to: new, offset: 1, id: { $0.title }, isSame: { $0 === $1 })
    #expect(changes.inserts == [3])
    #expect(changes.deletes == [])
    #expect(changes.reloads == [2])
    #expect(changes.moves.count == 2)
  }

  @Test func `long lists can be compared outside the main actor`() async {
    let old = (0..<2_000).map { IdentifiedItem(id: $0) }
    let new = old.reversed().filter { $0.id % 3 != 0 }
    let changes = await Task.detached { SectionChanges(from: old, to: new) }.value
    #expect(changes.deletes == (0..<2_000).filter { $0 % 3 == 0 })
    #expect(changes.inserts == [] && changes.reloads == [])
    #expect(changes.moves.count == new.count - 1)
  }

  @Test func `elements with the same id are paired one to one`() {
    #expect(changes([1, 1], [1, 1]).isEmpty)
    #expect(changes([1, 1, 1], [1]).deletes.count == 2)
    #expect(changes([1], [1, 1]).inserts.count == 1)
    let swapped = changes([1, 1, 2], [2, 1, 1])
    #expect(swapped.deletes == [] && swapped.inserts == [])
  }

  private func changes(_ old: [Int], _ new: [Int]) -> SectionChanges {
    SectionChanges(from: old.map { IdentifiedItem(id: $0) }, to: new.map { IdentifiedItem(id: $0) })
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
