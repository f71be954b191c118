import Diffing
import TestSupport
import Testing

/// Random lists of elements, compared with naive references.
struct RandomSectionChangesTests {
  @Test func `applying the changes turns the old list into the new one`() {
    for ids in [IdentifiedItem.IDs.unique, .repeated] {
      expectNoFault(of: ids) { old, new, changes in changes.applied(to: old, new) == new }
    }
  }

  @Test func `the changes delete, insert and move as few elements as possible`() {
    expectNoFault(of: .unique) { old, new, changes in
      let indices = old.compactMap { item in new.firstIndex { $0.id == item.id } }
      return changes.deletes.count == old.count - indices.count
        && changes.inserts.count == new.count - indices.count
        && changes.moves.count == indices.count - longestRun(in: indices)
    }
  }

  /// Checks the changes between random lists.
  private func expectNoFault(
    of ids: IdentifiedItem.IDs, sourceLocation: SourceLocation = #_sourceLocation,
    isCorrect: (_ old: [IdentifiedItem], _ new: [IdentifiedItem], SectionChanges) -> Bool
  ) {
    for seed in UInt64(1)...UInt64(Repetition.diffs) {
      let lists = IdentifiedItem.lists(2, ids, seed: seed)
      let changes = SectionChanges(from: lists[0], to: lists[1])
      guard !isCorrect(lists[0], lists[1], changes) else { continue }
      Issue.record(
        "seed \(seed): \(lists[0]) to \(lists[1]): \(changes)", sourceLocation: sourceLocation)
      return
    }
  }

  /// Returns the length of a longest increasing subsequence, number by number.
  private func longestRun(in numbers: [Int]) -> Int {
    var lengths: [Int] = []
    for (index, number) in numbers.enumerated() {
      let shorter = (0..<index).filter { numbers[$0] < number }.map { lengths[$0] }
      lengths.append(1 + (shorter.max() ?? 0))
    }
    return lengths.max() ?? 0
  }
}

// MARK: -

extension SectionChanges {
  /// Applies the changes to a list one by one.
  ///
  /// Inserted and reloaded elements are taken from the new list, all others from the old one.
  fileprivate func applied(
    to old: [IdentifiedItem], _ new: [IdentifiedItem]
  ) -> [IdentifiedItem]? {
    let leaving = deletes + moves.map(\.from)
    var list = old.indices.filter { !leaving.contains($0) }.map { (item: old[$0], origin: $0) }
    let arrivals =
      inserts.map { (index: $0, item: new[$0], origin: -1) }
      + moves.map { (index: $0.to, item: old[$0.from], origin: $0.from) }
    for arrival in arrivals.sorted(by: { $0.index < $1.index }) {
      guard arrival.index <= list.count else { return nil }
      list.insert((arrival.item, arrival.origin), at: arrival.index)
    }
    guard list.count == new.count else { return nil }
    return zip(list, new).map { reloads.contains($0.origin) ? $1 : $0.item }
  }
}
