import SeededRandomness
import Testing
import UIKit

/// Checks snapshots without a table.
struct SnapshotTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  @Test func `rule 28: items and sections are appended, inserted, moved and deleted`() {
    var snapshot = Snapshot()
    snapshot.appendSections(["b", "d"])
    snapshot.insertSections(["a"], beforeSection: "b")
    snapshot.insertSections(["c"], afterSection: "b")
    snapshot.appendItems([7, 8])
    snapshot.appendItems([1, 4], toSection: "b")
    snapshot.insertItems([2, 3], afterItem: 1)
    snapshot.insertItems([0], beforeItem: 1)
    expectEqual(snapshot.text, "a b 0 1 2 3 4 c d 7 8")
    snapshot.moveItem(0, afterItem: 8)
    snapshot.moveItem(8, beforeItem: 1)
    snapshot.moveItem(4, beforeItem: 2)
    snapshot.moveItem(2, afterItem: 2)
    expectEqual(snapshot.text, "a b 8 1 4 2 3 c d 7 0")
    snapshot.moveSection("d", beforeSection: "a")
    snapshot.moveSection("a", afterSection: "c")
    expectEqual(snapshot.text, "d 7 0 b 8 1 4 2 3 c a")
    expectEqual(["b", "x"].map(snapshot.indexOfSection), [1, nil])
    expectEqual([0, 9].map(snapshot.sectionIdentifier(containingItem:)), ["d", nil])
    snapshot.deleteItems([1, 0])
    snapshot.deleteSections(["c"])
    snapshot.appendItems([1], toSection: "a")
    expectEqual(snapshot.text, "d 7 b 8 4 2 3 a 1")
    let counts = [
      snapshot.numberOfSections, snapshot.numberOfItems, snapshot.numberOfItems(inSection: "b"),
    ]
    expectEqual(counts, [3, 6, 4])
    snapshot.deleteSections(["b"])
    snapshot.appendItems([4], toSection: "d")
    expectEqual(snapshot.text, "d 7 4 a 1")
    snapshot.deleteAllItems()
    expectEqual(snapshot.text, "")
  }

  @Test func `rule 28: an item that is inserted again moves, and what it was told to do stays`() {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3, 4], toSection: "a")
    snapshot.appendItems([2, 5, 1], toSection: "b")
    expectEqual(snapshot.text, "a 3 4 b 2 5 1")
    snapshot.appendItems([2], toSection: "b")
    snapshot.insertItems([4, 1], beforeItem: 5)
    expectEqual(snapshot.text, "a 3 b 4 1 5 2")
    snapshot.insertItems([4, 2], afterItem: 3)
    expectEqual(snapshot.text, "a 3 4 2 b 1 5")
    snapshot.deleteItems([4])
    snapshot.appendItems([4, 3])
    expectEqual(snapshot.text, "a 2 b 1 5 4 3")
    snapshot.deleteItems([5])
    snapshot.deleteSections(["b"])
    snapshot.appendItems([5, 4])
    expectEqual(snapshot.text, "a 2 5 4")
  }

  @Test func `rule 28: random changes of a snapshot are those of plain lists`() {
    for seed in 0..<200 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      var snapshot = Snapshot()
      snapshot.appendSections(["a", "b"])
      var lists: [String: [Int]] = ["a": [], "b": []]
      for _ in 0..<40 {
        let section = Bool.random(using: &random) ? "a" : "b"
        let items = Array((0..<12).shuffled(using: &random).prefix(3))
        let known = items.filter { snapshot.sectionIdentifier(containingItem: $0) != nil }
        let target = lists[section]?.filter { !items.contains($0) }.randomElement(using: &random)
        let change = Int.random(in: 0..<5, using: &random)
        let moved = change == 4 ? known.prefix(1) : change == 3 ? known[...] : items[...]
        guard change == 0 || change == 3 || target != nil else { continue }
        for list in ["a", "b"] { lists[list]?.removeAll(where: moved.contains) }
        let row = target.flatMap { lists[section]?.firstIndex(of: $0) } ?? 0
        switch (change, target) {
        case (1, let target?):
          snapshot.insertItems(items, beforeItem: target)
          lists[section]?.insert(contentsOf: items, at: row)
        case (2, let target?):
          snapshot.insertItems(items, afterItem: target)
          lists[section]?.insert(contentsOf: items, at: row + 1)
        case (3, _):
          snapshot.deleteItems(known)
        case (4, let target?):
          for item in moved { snapshot.moveItem(item, afterItem: target) }
          lists[section]?.insert(contentsOf: moved, at: row + 1)
        default:
          snapshot.appendItems(items, toSection: section)
          lists[section]? += items
        }
        let all = (lists["a"] ?? []) + (lists["b"] ?? [])
        expectEqual(snapshot.itemIdentifiers, all, "\(seed)")
        expectEqual(snapshot.numberOfItems, all.count, "\(seed)")
        let rows = (0..<12).map(snapshot.indexOfItem)
        expectEqual(rows, (0..<12).map { all.firstIndex(of: $0) }, "\(seed)")
      }
    }
  }

  @Test func `rule 28: the cost of a deletion does not grow with the section`() {
    let costs = [1_000, 16_000].map { count in
      var snapshot = NSDiffableDataSourceSnapshot<Int, CountedItem>()
      snapshot.appendSections([0])
      snapshot.appendItems((0..<count).map(CountedItem.init(id:)))
      let comparisons = CountedItem.comparisons
      // Many, because the number of items with the same place in a dictionary is random.
      for id in stride(from: count - 1, to: 0, by: -count / 200) {
        snapshot.deleteItems([CountedItem(id: id)])
      }
      return CountedItem.comparisons - comparisons
    }
    #expect(costs[1] <= 2 * costs[0], "\(costs)")
    #expect(costs[0] < 200 * 20, "\(costs)")
  }

  @Test func `rule 28: a snapshot releases deleted items before they are as many as the others`() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, ReferenceItem>()
    snapshot.appendSections([0])
    var items = (0..<9).map { _ in ReferenceItem() }
    snapshot.appendItems(items)
    snapshot.deleteItems([items[0], items[3], items[4], items[8], items[6]])
    weak let released = items[4]
    weak let kept = items[5]
    items = []
    #expect(released == nil && kept != nil)
  }

  @Test func `rule 28: a doubled, unknown or homeless identifier stops the program and is named`()
    async
  {
    for (number, mistake) in SnapshotMistake.all.enumerated() {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { [number = number as Int] in
        var snapshot = SnapshotMistake.filled
        SnapshotMistake.all[number].make(&snapshot)
      }
      result.expectFatalError(mistake.message)
    }
  }
}

// MARK: -

nonisolated extension NSDiffableDataSourceSnapshot {
  /// The sections, each with its items after it.
  fileprivate var text: String {
    sectionIdentifiers.map { section in
      (["\(section)"] + itemIdentifiers(inSection: section).map { "\($0)" }).joined(separator: " ")
    }.joined(separator: " ")
  }
}

// MARK: -

/// An item that lives as long as something refers to it.
private nonisolated final class ReferenceItem: Hashable, Sendable {
  static func == (one: ReferenceItem, other: ReferenceItem) -> Bool { one === other }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

// MARK: -

/// An item that counts how often items are hashed and compared.
private nonisolated struct CountedItem: Hashable, Sendable {
  let id: Int

  /// Only one test, which does not suspend, uses it.
  nonisolated(unsafe) static var comparisons = 0

  static func == (one: CountedItem, other: CountedItem) -> Bool {
    comparisons += 1
    return one.id == other.id
  }

  func hash(into hasher: inout Hasher) {
    CountedItem.comparisons += 1
    hasher.combine(id)
  }
}

// MARK: -

/// Mistakes in the use of a snapshot.
///
/// They compile only because snapshots can be built outside the main actor, and sent to it.
private nonisolated enum SnapshotMistake {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  /// A snapshot with two sections, and two items in the last one.
  static let filled: Snapshot = {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2])
    return snapshot
  }()

  private static let doubled = "identifiers are not unique. Duplicate identifiers:"
  private static let item = "item identifier that does not exist in the snapshot: 9"
  private static let section = "section identifier that does not exist in the snapshot: z"

  /// The mistakes, each with the message that stops the program.
  static let all: [(message: String, make: @Sendable (inout Snapshot) -> Void)] = [
    ("Fatal: supplied item \(doubled) {(5)}", { $0.appendItems([5, 1, 5], toSection: "a") }),
    ("Fatal: supplied item \(doubled) {(7)}", { $0.insertItems([7, 7], afterItem: 1) }),
    ("Fatal: supplied section \(doubled) {(a)}", { $0.appendSections(["a"]) }),
    (
      "There are currently no sections in the data source. Please add a section first.",
      {
        $0 = Snapshot()
        $0.appendItems([1])
      }
    ),
    ("Attempted to delete \(item)", { $0.deleteItems([9]) }),
    ("Attempted to reload \(item)", { $0.reloadItems([9]) }),
    ("Attempted to reconfigure \(item)", { $0.reconfigureItems([9]) }),
    ("Attempted to move \(item)", { $0.moveItem(9, afterItem: 1) }),
    ("Attempted to move to \(item)", { $0.moveItem(1, beforeItem: 9) }),
    ("Attempted to insert before \(item)", { $0.insertItems([3], beforeItem: 9) }),
    ("Attempted to delete \(section)", { $0.deleteSections(["z"]) }),
    ("Attempted to reload \(section)", { $0.reloadSections(["z"]) }),
    ("Attempted to list items of \(section)", { _ = $0.itemIdentifiers(inSection: "z") }),
    ("Attempted to append items to \(section)", { $0.appendItems([3], toSection: "z") }),
    ("Attempted to move to \(section)", { $0.moveSection("a", afterSection: "z") }),
  ]
}
