/// The changes that turn one list of sections into another.
///
/// Sections are identified by id. A section whose content differs is reloaded. As many sections as
/// possible keep their order, so that few have to move.
///
/// ```swift
/// let changes = SectionChanges(from: shownEmployees, to: employees)
/// tableView.performBatchUpdates {
///   shownEmployees = employees
///   tableView.deleteSections(IndexSet(changes.deletes), with: .automatic)
///   // Insert, reload and move sections in the same way.
/// }
/// ```
public struct SectionChanges: Equatable, Sendable {
  /// A section that moves to another index.
  public struct Move: Equatable, Sendable {
    /// The index of the section before the changes.
    public let from: Int

    /// The index of the section after the changes.
    public let to: Int

    /// Creates a move from an old index to a new one.
    @inlinable
    public init(from: Int, to: Int) {
      self.from = from
      self.to = to
    }
  }

  /// The deleted sections, by their old indices.
  public private(set) var deletes: [Int] = []

  /// The inserted sections, by their new indices, in order.
  public private(set) var inserts: [Int] = []

  /// The moved sections, in the order of their old indices.
  public private(set) var moves: [Move] = []

  /// The sections whose content differs, by their old indices.
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
}
