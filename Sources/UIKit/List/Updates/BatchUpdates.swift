/// The changes of a batch, collected call by call.
///
/// Deleted, reloaded, reconfigured and moved rows and sections are named by their indices before the
/// batch. Inserted ones, and the targets of moves, are named by their indices after it (rule 20:
/// order in a batch).
nonisolated struct BatchUpdates: Sendable {
  /// A row or section that moves to another index path or index.
  struct Move<Place: Sendable>: Sendable {
    let from: Place
    let to: Place

    /// Whether a snapshot makes the move, which may then leave a deleted section and enter an
    /// inserted one (rule 28: snapshots).
    var isOfSnapshot = false
  }

  var deletedRows: [IndexPath] = []
  var insertedRows: [IndexPath] = []
  var reloadedRows: [IndexPath] = []
  var reconfiguredRows: [IndexPath] = []
  var movedRows: [Move<IndexPath>] = []

  var deletedSections: [Int] = []
  var insertedSections: [Int] = []
  var reloadedSections: [Int] = []
  var movedSections: [Move<Int>] = []
}

// MARK: -

/// The batch of a list that is being collected, and its completions.
struct OpenBatch {
  /// The changes so far.
  private var updates = BatchUpdates()
  private var completions: [() -> Void] = []
  private var depth = 0

  /// Whether a batch is open.
  var isOpen: Bool { depth > 0 }

  /// Stops the program if a batch is open, because a reload would drop its changes.
  func refuseReload() {
    guard !isOpen else { fatalError("reloadData must not be called inside performBatchUpdates") }
  }

  /// Opens a batch, or goes one level deeper in the open one (rule 20: order in a batch).
  mutating func begin() {
    depth += 1
  }

  /// Adds a completion to the open batch.
  mutating func append(_ completion: ((Bool) -> Void)?) {
    if let completion { completions.append { completion(true) } }
  }

  /// Adds a change to the open batch.
  mutating func add(_ change: (inout BatchUpdates) -> Void) {
    change(&updates)
  }

  /// Ends a level, and returns the whole batch after the outermost one.
  mutating func end() -> (updates: BatchUpdates, completions: [() -> Void])? {
    guard isOpen else { return nil }
    depth -= 1
    guard !isOpen else { return nil }
    defer { self = OpenBatch() }
    return (updates, completions)
  }
}
