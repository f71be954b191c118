/// The sections and items of a list at one time, by their identifiers.
///
/// A value that can be built outside the main actor. Each identifier occurs once; a doubled or
/// unknown one stops the program with a message that names it (rule 28).
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

  /// The items of each section, and the section of each item.
  private var lists: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private var homes: [ItemIdentifierType: SectionIdentifierType] = [:]

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
  public var numberOfItems: Int { homes.count }

  /// The number of sections.
  public var numberOfSections: Int { sectionIdentifiers.count }

  /// Returns the number of items of a section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// Returns the items of a section, in order.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    guard let items = lists[identifier] else { missing("list items of", section: identifier) }
    return items
  }

  /// Returns the section that contains an item, or `nil`.
  ///
  /// - Complexity: O(1).
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType)
    -> SectionIdentifierType?
  {
    homes[identifier]
  }

  /// Returns the number of an item among those of all sections, or `nil`.
  ///
  /// - Complexity: O(*n*) in the number of sections and of items in the section.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let home = homes[identifier] else { return nil }
    let row = lists[home]?.firstIndex(of: identifier) ?? 0
    return sectionIdentifiers.prefix { $0 != home }.reduce(row) { $0 + (lists[$1]?.count ?? 0) }
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
    insert(identifiers, at: numberOfItems(inSection: section), in: section)
  }

  /// Inserts items above another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    removeForInsertion(identifiers)
    let place = place(of: beforeIdentifier, to: "insert before")
    insert(identifiers, at: place.row, in: place.section)
  }

  /// Inserts items below another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    removeForInsertion(identifiers)
    let place = place(of: afterIdentifier, to: "insert after")
    insert(identifiers, at: place.row + 1, in: place.section)
  }

  /// Removes items.
  ///
  /// - Complexity: O(*n*) in the number of items of their sections.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let deleted = Set(identifiers)
    var changed: Set<SectionIdentifierType> = []
    for identifier in deleted {
      guard let home = homes.removeValue(forKey: identifier) else {
        missing("delete", item: identifier)
      }
      changed.insert(home)
    }
    for section in changed { lists[section]?.removeAll { deleted.contains($0) } }
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

  /// Shows items with new cells; a selection of them ends (rule 27).
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers where homes[identifier] == nil {
      missing("reload", item: identifier)
    }
    reloadedItemIdentifiers += identifiers
  }

  /// Fills the cells of items again (rule 23).
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers where homes[identifier] == nil {
      missing("reconfigure", item: identifier)
    }
    reconfiguredItemIdentifiers += identifiers
  }

  /// Removes the items of an insertion that the snapshot already contains.
  private mutating func removeForInsertion(_ identifiers: [ItemIdentifierType]) {
    deleteItems(identifiers.filter { homes[$0] != nil })
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], at row: Int, in section: SectionIdentifierType
  ) {
    for identifier in identifiers {
      guard homes.updateValue(section, forKey: identifier) == nil else {
        doubled("item", identifier)
      }
    }
    lists[section]?.insert(contentsOf: identifiers, at: row)
  }

  private mutating func move(
    _ identifier: ItemIdentifierType, to target: ItemIdentifierType, offset: Int
  ) {
    let old = place(of: identifier, to: "move")
    guard identifier != target else { return }
    _ = place(of: target, to: "move to")
    lists[old.section]?.remove(at: old.row)
    let new = place(of: target, to: "move to")
    lists[new.section]?.insert(identifier, at: new.row + offset)
    homes[identifier] = new.section
  }

  private func place(
    of identifier: ItemIdentifierType, to action: String
  ) -> (section: SectionIdentifierType, row: Int) {
    guard let section = homes[identifier], let row = lists[section]?.firstIndex(of: identifier)
    else { missing(action, item: identifier) }
    return (section, row)
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
      guard let items = lists.removeValue(forKey: identifier) else {
        missing("delete", section: identifier)
      }
      for item in items { homes[item] = nil }
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

  /// Shows the items of sections with new cells; a selection of them ends (rule 27).
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers where lists[identifier] == nil {
      missing("reload", section: identifier)
    }
    reloadedSectionIdentifiers += identifiers
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at number: Int) {
    for identifier in identifiers {
      guard lists.updateValue([], forKey: identifier) == nil else {
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
  mutating func settle() {
    reloadedItemIdentifiers = []
    reconfiguredItemIdentifiers = []
    reloadedSectionIdentifiers = []
  }

  /// The items to show with new cells, with those of the reloaded sections.
  var allReloadedItems: Set<ItemIdentifierType> {
    Set(
      reloadedItemIdentifiers + reloadedSectionIdentifiers.flatMap { lists[$0] ?? [] })
  }
}
