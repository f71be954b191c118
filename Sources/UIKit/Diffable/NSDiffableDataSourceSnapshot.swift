/// The sections and items of a list at one time, by their identifiers.
///
/// A value that can be built outside the main actor. Each identifier occurs once; a doubled or
/// unknown one stops the program with a message that names it (rule 28: snapshots).
public nonisolated struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// The sections, in order.
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []

  /// The items to show with new cells.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []

  /// The items whose cells to fill again.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  /// The sections whose items to show with new cells.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  private var lists: [SectionIdentifierType: SnapshotItems<ItemIdentifierType>] = [:]

  /// The section of each item and its slot there, also of deleted items that still have a slot.
  private var slots: [ItemIdentifierType: (section: SectionIdentifierType, number: Int)] = [:]

  /// Creates a snapshot without sections.
  public init() {}
}

// MARK: - Asking

nonisolated extension NSDiffableDataSourceSnapshot {
  /// The items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] {
    sectionIdentifiers.flatMap(itemIdentifiers(inSection:))
  }

  /// The number of items of all sections.
  public var numberOfItems: Int { lists.values.reduce(0) { $0 + $1.count } }

  /// The number of sections.
  public var numberOfSections: Int { sectionIdentifiers.count }

  /// Returns the number of items of a section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    list(of: identifier).count
  }

  /// Returns the items of a section, in order.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    list(of: identifier).items
  }

  private func list(of section: SectionIdentifierType) -> SnapshotItems<ItemIdentifierType> {
    guard let list = lists[section] else { missing("list items of", section: section) }
    return list
  }

  /// Returns the section that contains an item, or `nil`.
  ///
  /// - Complexity: O(1).
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType)
    -> SectionIdentifierType?
  {
    guard let slot = slots[identifier], lists[slot.section]?.isDeleted(slot.number) == false
    else { return nil }
    return slot.section
  }

  /// Returns the number of an item among those of all sections, or `nil`.
  ///
  /// - Complexity: O(*n*) in the number of sections and of items in the section.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard sectionIdentifier(containingItem: identifier) != nil else { return nil }
    let indexPath = indexPath(of: identifier, to: "find")
    return sectionIdentifiers.prefix { $0 != indexPath.section }
      .reduce(indexPath.row) { $0 + (lists[$1]?.count ?? 0) }
  }

  /// Returns the number of a section, or `nil`.
  ///
  /// - Complexity: O(*n*) in the number of sections.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    lists[identifier] == nil ? nil : sectionIdentifiers.firstIndex(of: identifier)
  }
}

// MARK: - Items

nonisolated extension NSDiffableDataSourceSnapshot {
  /// Adds items at the end of a section, or of the last one.
  ///
  /// An item that the snapshot already contains moves there, as with every insertion.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
      fatalError(
        "There are currently no sections in the data source. Please add a section first.")
    }
    guard lists[section] != nil else { missing("append items to", section: section) }
    removeForInsertion(identifiers)
    append(identifiers, to: section)
  }

  /// Inserts items above another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    removeForInsertion(identifiers)
    let indexPath = indexPath(of: beforeIdentifier, to: "insert before")
    insert(identifiers, at: indexPath.row, in: indexPath.section)
  }

  /// Inserts items below another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    removeForInsertion(identifiers)
    let indexPath = indexPath(of: afterIdentifier, to: "insert after")
    insert(identifiers, at: indexPath.row + 1, in: indexPath.section)
  }

  /// Removes items.
  ///
  /// - Complexity: O(log *n*) comparisons for each item on average. After an insertion between other items or a move
  ///   in the section, O(*n*) once in the number of its items.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in Set(identifiers) {
      guard let section = sectionIdentifier(containingItem: identifier) else {
        missing("delete", item: identifier)
      }
      if lists[section]?.hasMoved == true { number(section) }
      guard let slot = slots[identifier] else { continue }
      lists[section]?.delete(slot.number)
      if lists[section]?.isSparse == true { compact(section) }
    }
  }

  /// Removes all items and all sections.
  public mutating func deleteAllItems() {
    self = Self()
  }

  /// Moves an item above another one, also in another section.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, to: toIdentifier, offset: 0)
  }

  /// Moves an item below another one, also in another section.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, to: toIdentifier, offset: 1)
  }

  /// Shows items with new cells; a selection of them ends (rule 27: reloaded rows).
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers where sectionIdentifier(containingItem: identifier) == nil {
      missing("reload", item: identifier)
    }
    reloadedItemIdentifiers += identifiers
  }

  /// Fills the cells of items again (rule 23: reconfiguring).
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers where sectionIdentifier(containingItem: identifier) == nil {
      missing("reconfigure", item: identifier)
    }
    reconfiguredItemIdentifiers += identifiers
  }

  /// Removes the items of an insertion that the snapshot already contains.
  private mutating func removeForInsertion(_ identifiers: [ItemIdentifierType]) {
    let known = identifiers.filter { slots[$0] != nil }
    deleteItems(known.filter { sectionIdentifier(containingItem: $0) != nil })
    for identifier in known {
      if let section = slots[identifier]?.section { compact(section) }
    }
  }

  private mutating func append(
    _ identifiers: [ItemIdentifierType], to section: SectionIdentifierType
  ) {
    let end = lists[section]?.slotCount ?? 0
    for (number, identifier) in zip(end..., identifiers) {
      guard slots.updateValue((section, number), forKey: identifier) == nil else {
        doubled("item", identifier)
      }
    }
    lists[section]?.append(identifiers)
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], at row: Int, in section: SectionIdentifierType
  ) {
    guard row < lists[section]?.count ?? 0 else { return append(identifiers, to: section) }
    compact(section)
    for identifier in identifiers {
      guard slots.updateValue((section, 0), forKey: identifier) == nil else {
        doubled("item", identifier)
      }
    }
    lists[section]?.insert(identifiers, at: row)
  }

  /// Removes the slots of deleted items.
  private mutating func compact(_ section: SectionIdentifierType) {
    for identifier in lists[section]?.compact() ?? [] { slots[identifier] = nil }
  }

  /// Finds the slot of each item of a section in which items have moved.
  private mutating func number(_ section: SectionIdentifierType) {
    for (number, identifier) in (lists[section]?.numbered() ?? []).enumerated() {
      slots[identifier] = (section, number)
    }
  }

  private mutating func move(
    _ identifier: ItemIdentifierType, to target: ItemIdentifierType, offset: Int
  ) {
    let old = indexPath(of: identifier, to: "move")
    guard identifier != target else { return }
    _ = indexPath(of: target, to: "move to")
    compact(old.section)
    lists[old.section]?.remove(at: old.row)
    slots[identifier] = nil
    let new = indexPath(of: target, to: "move to")
    insert([identifier], at: new.row + offset, in: new.section)
  }

  private func indexPath(
    of identifier: ItemIdentifierType, to action: String
  ) -> (section: SectionIdentifierType, row: Int) {
    guard let section = sectionIdentifier(containingItem: identifier),
      let slot = slots[identifier], let list = lists[section]
    else { missing(action, item: identifier) }
    return (section, list.row(of: identifier, slot: slot.number))
  }
}

// MARK: - Sections

nonisolated extension NSDiffableDataSourceSnapshot {
  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sectionIdentifiers.count)
  }

  /// Inserts sections above another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: number(of: toIdentifier, to: "insert before"))
  }

  /// Inserts sections below another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: number(of: toIdentifier, to: "insert after") + 1)
  }

  /// Removes sections with their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let deleted = Set(identifiers)
    for identifier in deleted {
      compact(identifier)
      guard let list = lists.removeValue(forKey: identifier) else {
        missing("delete", section: identifier)
      }
      for item in list.items { slots[item] = nil }
    }
    sectionIdentifiers.removeAll { deleted.contains($0) }
  }

  /// Moves a section with its items above another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, to: toIdentifier, offset: 0)
  }

  /// Moves a section with its items below another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, to: toIdentifier, offset: 1)
  }

  /// Shows the items of sections with new cells; a selection of them ends (rule 27: reloaded rows).
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers where lists[identifier] == nil {
      missing("reload", section: identifier)
    }
    reloadedSectionIdentifiers += identifiers
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at number: Int) {
    for identifier in identifiers {
      guard lists.updateValue(SnapshotItems(), forKey: identifier) == nil else {
        doubled("section", identifier)
      }
    }
    sectionIdentifiers.insert(contentsOf: identifiers, at: number)
  }

  private mutating func move(
    _ identifier: SectionIdentifierType, to target: SectionIdentifierType, offset: Int
  ) {
    let old = number(of: identifier, to: "move")
    guard identifier != target else { return }
    _ = number(of: target, to: "move to")
    sectionIdentifiers.remove(at: old)
    sectionIdentifiers.insert(identifier, at: number(of: target, to: "move to") + offset)
  }

  private func number(of identifier: SectionIdentifierType, to action: String) -> Int {
    guard let number = indexOfSection(identifier) else { missing(action, section: identifier) }
    return number
  }
}

// MARK: - Faults

nonisolated extension NSDiffableDataSourceSnapshot {
  private func doubled(_ kind: String, _ identifier: some Sendable) -> Never {
    fatalError(
      "Fatal: supplied \(kind) identifiers are not unique. Duplicate identifiers: "
        + "{(\(identifier))}")
  }

  private func missing(_ action: String, item identifier: ItemIdentifierType) -> Never {
    fatalError(
      "Attempted to \(action) item identifier that does not exist in the snapshot: \(identifier)")
  }

  private func missing(_ action: String, section identifier: SectionIdentifierType) -> Never {
    fatalError(
      "Attempted to \(action) section identifier that does not exist in the snapshot: "
        + "\(identifier)")
  }
}

// MARK: - Applying

nonisolated extension NSDiffableDataSourceSnapshot {
  /// Forgets what to reload and to reconfigure, which concerns one transition only.
  mutating func clearReloads() {
    reloadedItemIdentifiers = []
    reconfiguredItemIdentifiers = []
    reloadedSectionIdentifiers = []
  }

  /// The items to show with new cells, with those of the reloaded sections.
  var allReloadedItems: Set<ItemIdentifierType> {
    Set(
      reloadedItemIdentifiers + reloadedSectionIdentifiers.flatMap { lists[$0]?.items ?? [] })
  }
}
