/// What turns one list of sections into another, in as few changes as there can be.
///
/// Sections are told apart by their id; one whose content is another is reloaded. The sections that
/// keep their order are as many as possible, so that few have to move.
public struct SectionChanges: Equatable {
  /// A section that goes to another place.
  public struct Move: Equatable, Sendable {
    /// The number of the section before.
    public let from: Int

    /// The number of the section after.
    public let to: Int

    @usableFromInline
    init(from: Int, to: Int) {
      self.from = from
      self.to = to
    }
  }

  /// The sections that go, by their old numbers.
  public private(set) var deletes: [Int] = []

  /// The sections that come, by their new numbers.
  public private(set) var inserts: [Int] = []

  /// The sections that go to another place.
  public private(set) var moves: [Move] = []

  /// The sections whose content changed, by their old numbers, in no order.
  public private(set) var reloads: [Int] = []

  /// Tells whether nothing changes.
  public var isEmpty: Bool {
    deletes.isEmpty && inserts.isEmpty && moves.isEmpty && reloads.isEmpty
  }

  /// No changes.
  public init() {}

  @usableFromInline
  init(deletes: [Int], inserts: [Int], moves: [Move], reloads: [Int]) {
    self.deletes = deletes
    self.inserts = inserts
    self.moves = moves
    self.reloads = reloads
  }

  /// Compares two lists.
  ///
  /// It is inlinable because only the caller's module knows the elements: elsewhere they would be
  /// copied at each look.
  ///
  /// - Parameters:
  ///   - old: The list before; each id stands in it once.
  ///   - new: The list after; each id stands in it once.
  ///   - offset: The number of sections of the table above the list.
  /// - Complexity: O(*n*) in the length of the lists, and O(*m* log *m*) in the sections between the
  ///   first and the last that changed.
  @inlinable
  public init<Element: Identifiable & Equatable>(
    from old: [Element], to new: [Element], offset: Int = 0
  ) {
    var deletes: [Int] = []
    var moves: [Move] = []
    var reloads: [Int] = []
    var start = 0
    while start < min(old.count, new.count), old[start].id == new[start].id {
      if old[start] != new[start] { reloads.append(start + offset) }
      start += 1
    }
    var oldEnd = old.count
    var newEnd = new.count
    while oldEnd > start, newEnd > start, old[oldEnd - 1].id == new[newEnd - 1].id {
      oldEnd -= 1
      newEnd -= 1
      if old[oldEnd] != new[newEnd] { reloads.append(oldEnd + offset) }
    }

    var places: [Element.ID: Int] = [:]
    for index in start..<newEnd { places[new[index].id] = index }
    var staying: [Move] = []
    for index in start..<oldEnd {
      if let place = places.removeValue(forKey: old[index].id) {
        staying.append(Move(from: index, to: place))
      } else {
        deletes.append(index + offset)
      }
    }
    let inserts = places.values.sorted().map { $0 + offset }

    let inOrder = Self.longestIncreasingRun(of: staying.map(\.to))
    for (move, isInOrder) in zip(staying, inOrder) {
      if old[move.from] != new[move.to] { reloads.append(move.from + offset) }
      if !isInOrder { moves.append(Move(from: move.from + offset, to: move.to + offset)) }
    }
    self.init(deletes: deletes, inserts: inserts, moves: moves, reloads: reloads)
  }

  /// Adds a section that is to be reloaded, by its old number.
  public mutating func reload(_ section: Int) {
    reloads.append(section)
  }

  /// The number that each section had before, `nil` for one that comes.
  ///
  /// - Parameters:
  ///   - oldCount: The number of sections of the table before.
  ///   - newCount: The number of sections after.
  /// - Complexity: O(*n*) in the number of sections.
  @usableFromInline
  func origins(from oldCount: Int, to newCount: Int) -> [Int?] {
    var origins = [Int?](repeating: nil, count: newCount)
    var isComing = [Bool](repeating: false, count: newCount)
    var isLeaving = [Bool](repeating: false, count: oldCount)
    for section in inserts { isComing[section] = true }
    for section in deletes { isLeaving[section] = true }
    for move in moves {
      origins[move.to] = move.from
      isLeaving[move.from] = true
    }
    // Those that neither come nor move keep their order.
    var staying = (0..<oldCount).lazy.filter { !isLeaving[$0] }.makeIterator()
    for section in 0..<newCount where !isComing[section] && origins[section] == nil {
      origins[section] = staying.next()
    }
    return origins
  }

  /// Marks the numbers of a longest subsequence in which each is greater than the one before.
  @usableFromInline
  static func longestIncreasingRun(of numbers: [Int]) -> [Bool] {
    // For each length, the place of the smallest number that ends a run of it; and for each number,
    // the place of the one before it in its run (patience sorting).
    var ends: [Int] = []
    var previous = [Int?](repeating: nil, count: numbers.count)
    for (place, number) in numbers.enumerated() {
      var low = 0
      var high = ends.count
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
      }
      previous[place] = low > 0 ? ends[low - 1] : nil
      if low == ends.count { ends.append(place) } else { ends[low] = place }
    }
    var marks = [Bool](repeating: false, count: numbers.count)
    var place = ends.last
    while let current = place {
      marks[current] = true
      place = previous[current]
    }
    return marks
  }
}

// MARK: -

extension TableView {
  /// Applies the changes of a list in one batch; without changes nothing happens.
  ///
  /// The data source must tell of the new list already. A table that has not counted yet counts the
  /// new list.
  public final func apply(_ changes: SectionChanges) {
    guard !changes.isEmpty else { return }
    guard !needsReload else { return reloadData() }
    performBatchUpdates {
      batch?.identifiesSections = true
      deleteSections(changes.deletes)
      insertSections(changes.inserts)
      reloadSections(changes.reloads)
      for move in changes.moves { moveSection(move.from, toSection: move.to) }
    }
  }
}
