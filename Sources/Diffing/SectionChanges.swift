/// The changes that turn one list of sections into another.
///
/// Sections are identified by id. A section whose content differs is reloaded. As many sections as
/// possible keep their order, so that few have to move.
///
/// ```swift
/// let changes = SectionChanges(from: shownEmployees, to: employees)
/// shownEmployees = employees
/// tableView.apply(changes)
/// ```
public struct SectionChanges: Equatable, Sendable {
  /// A section that moves to another place.
  public struct Move: Equatable, Sendable {
    /// The number of the section before the changes.
    public let from: Int

    /// The number of the section after the changes.
    public let to: Int

    /// Creates a move from an old number to a new one.
    @inlinable
    public init(from: Int, to: Int) {
      self.from = from
      self.to = to
    }
  }

  /// The deleted sections, by their old numbers.
  public private(set) var deletes: [Int] = []

  /// The inserted sections, by their new numbers, in order.
  public private(set) var inserts: [Int] = []

  /// The moved sections, in the order of their old numbers.
  public private(set) var moves: [Move] = []

  /// The sections whose content differs, by their old numbers.
  public private(set) var reloads: [Int] = []

  /// Whether nothing changes.
  public var isEmpty: Bool {
    deletes.isEmpty && inserts.isEmpty && moves.isEmpty && reloads.isEmpty
  }

  /// Creates an empty set of changes.
  public init() {}

  @usableFromInline
  init(deletes: [Int], inserts: [Int], moves: [Move], reloads: [Int]) {
    self.deletes = deletes
    self.inserts = inserts
    self.moves = moves
    self.reloads = reloads
  }

  /// Adds a section to delete, by its old number.
  ///
  /// - Complexity: O(1), amortized.
  public mutating func delete(_ section: Int) {
    deletes.append(section)
  }

  /// Adds a section to reload, by its old number.
  ///
  /// - Complexity: O(1), amortized.
  public mutating func reload(_ section: Int) {
    reloads.append(section)
  }

  /// Returns the old number of each new section, or `nil` for an inserted one.
  ///
  /// - Parameters:
  ///   - oldCount: The number of sections of the table before the changes.
  ///   - newCount: The number of sections after them.
  /// - Complexity: O(*n*), where *n* is the number of sections.
  @usableFromInline
  func origins(from oldCount: Int, to newCount: Int) -> [Int?] {
    var origins = [Int?](repeating: nil, count: newCount)
    var isTaken = [Bool](repeating: false, count: newCount)
    var isLeaving = [Bool](repeating: false, count: oldCount)
    for section in inserts { isTaken[section] = true }
    for section in deletes { isLeaving[section] = true }
    for move in moves {
      origins[move.to] = move.from
      isTaken[move.to] = true
      isLeaving[move.from] = true
    }
    // The other sections keep their order.
    var origin = 0
    for section in 0..<newCount where !isTaken[section] {
      while isLeaving[origin] { origin += 1 }
      origins[section] = origin
      origin += 1
    }
    return origins
  }
}
