/// The items of a section of a snapshot.
///
/// Each item has a slot. A deleted item keeps its slot until the list is compacted, so that a
/// deletion does not move the items behind it.
nonisolated struct SnapshotItems<Item: Hashable & Sendable>: Sendable {
  private var slots: [Item] = []

  /// The slots of deleted items, in order.
  private var deleted: [Int] = []

  /// Whether items have other slots than the snapshot knows; then none is deleted.
  private(set) var hasMoved = false
}

// MARK: - Asking

nonisolated extension SnapshotItems {
  /// The number of items.
  var count: Int { slots.count - deleted.count }

  /// The number of slots.
  var slotCount: Int { slots.count }

  /// Whether half of the slots belong to deleted items.
  var isSparse: Bool { deleted.count * 2 > slots.count }

  /// The items, in order.
  var items: [Item] {
    guard !deleted.isEmpty else { return slots }
    var items: [Item] = []
    items.reserveCapacity(count)
    var start = 0
    for slot in deleted {
      items += slots[start..<slot]
      start = slot + 1
    }
    return items + slots[start...]
  }

  /// Checks whether the item of a slot is deleted.
  func isDeleted(_ slot: Int) -> Bool { deleted.containsSorted(slot) }

  /// Returns the number of an item among the others.
  func row(of item: Item, slot: Int) -> Int {
    hasMoved ? slots.firstIndex(of: item) ?? 0 : slot - deleted.partitioningIndex { $0 >= slot }
  }
}

// MARK: - Changing

nonisolated extension SnapshotItems {
  /// Adds items at the end.
  mutating func append(_ items: [Item]) {
    slots += items
  }

  /// Inserts items above a row; none may be deleted.
  mutating func insert(_ items: [Item], at row: Int) {
    slots.insert(contentsOf: items, at: row)
    hasMoved = true
  }

  /// Removes the item of a row with its slot; none may be deleted.
  mutating func remove(at row: Int) {
    slots.remove(at: row)
    hasMoved = true
  }

  /// Deletes the item of a slot.
  mutating func delete(_ slot: Int) {
    deleted.insert(slot, at: deleted.partitioningIndex { $0 >= slot })
  }

  /// Removes the slots of deleted items, and returns the items.
  mutating func compact() -> [Item] {
    guard !deleted.isEmpty else { return [] }
    let removed = deleted.map { slots[$0] }
    self = SnapshotItems(slots: items, hasMoved: true)
    return removed
  }

  /// Notes that the snapshot learns all slots, and returns the items in their order.
  mutating func numbered() -> [Item] {
    hasMoved = false
    return slots
  }
}
