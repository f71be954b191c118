/// A cell of a table or collection, as a pool keeps it.
protocol PooledCell: UIView {
  /// The identifier under which the cell is reused.
  var reuseIdentifier: String? { get }

  /// The index of the cell's kind in the pool.
  ///
  /// `nil` for a cell that the data source made and that has not left a view yet.
  var kindNumber: Int? { get set }

  /// Resets the content that the next row must not show.
  func prepareForReuse()

  /// The beginning of the message for an identifier without a registration.
  static var dequeuingFault: String { get }
}

// MARK: -

/// The registrations of a table or collection, and the cells that wait to be reused.
///
/// A class, so that the list can call it while its data source dequeues cells.
final class CellPool<Cell: PooledCell> {
  /// The waiting cells of one identifier, and the closure that makes more.
  private final class Kind {
    let identifier: String

    /// The length of the identifier in bytes, compared first because most identifiers differ in
    /// length.
    let length: Int

    /// Makes a cell, `nil` for cells that the data source makes itself.
    let make: ((String) -> Cell)?

    var createdCount = 0

    /// Whether a later registration has replaced this one.
    var isReplaced = false

    // One cell waits outside the array, because most rows take the cell that has just left, and
    // writing a reference is faster than changing an array.
    private var nextCell: Cell?
    private var moreCells: [Cell] = []

    init(identifier: String, make: ((String) -> Cell)?) {
      self.identifier = identifier
      length = identifier.utf8.count
      self.make = make
    }

    /// Removes and returns a waiting cell.
    @inline(__always)
    func takeCell() -> Cell? {
      guard let cell = nextCell else { return moreCells.popLast() }
      nextCell = nil
      return cell
    }

    /// Keeps a cell until it is reused.
    @inline(__always)
    func keep(_ cell: consuming Cell) {
      guard !isReplaced else { return }
      if nextCell == nil { nextCell = cell } else { moreCells.append(cell) }
    }

    /// Releases the waiting cells, and keeps no cell from now on.
    func replace() {
      isReplaced = true
      nextCell = nil
      moreCells = []
    }
  }

  // A cell stores the index of its kind, so that no kind may be removed. The array is assigned as a
  // whole, because Swift checks each access to an array that is changed in place.
  private var kinds: [Kind] = []

  /// The row that is being requested, an empty path for none, and whether a cell was dequeued for it.
  private var requestedRow = IndexPath()
  private var isServed = false

  /// The cell of a row that is being reconfigured, and the row (rule 23: reconfiguring).
  private var refilledCell: Cell?
  private var refilledRow = IndexPath()

  /// Creates a pool without registrations.
  init() {}

  /// The number of cells made so far, by identifier.
  var createdCounts: [String: Int] {
    kinds.reduce(into: [:]) { counts, kind in
      if kind.make != nil, !kind.isReplaced { counts[kind.identifier] = kind.createdCount }
    }
  }

  /// Returns the index of an identifier that is registered or that the data source uses for its own
  /// cells.
  ///
  /// - Complexity: O(*n*) in the number of identifiers, which is small; nothing is hashed.
  private func number(of identifier: String) -> Int? {
    // A loop, because a closure passed to the library would check its actor for each identifier.
    let length = identifier.utf8.count
    for number in kinds.indices {
      let kind = kinds[number]
      if kind.length == length, kind.identifier == identifier, !kind.isReplaced { return number }
    }
    return nil
  }
}

// MARK: - Registering

extension CellPool {
  /// Registers a closure that makes cells; cells of an earlier registration are not reused (rule 7:
  /// registering).
  func register(_ identifier: String, make: @escaping (String) -> Cell) {
    guard !identifier.isEmpty else {
      fatalError("must pass a valid reuse identifier: it is an empty string")
    }
    if let number = number(of: identifier) { kinds[number].replace() }
    kinds = kinds + [Kind(identifier: identifier, make: make)]
  }

  /// Ends a registration.
  func unregister(_ identifier: String) {
    if let number = number(of: identifier) { kinds[number].replace() }
  }
}

// MARK: - Dequeuing

extension CellPool {
  /// Returns a waiting cell that is prepared for reuse, or a new cell, or `nil` (rules 8 and 26).
  func dequeue(_ identifier: String) -> Cell? {
    guard let number = number(of: identifier) else { return nil }
    if let cell = kinds[number].takeCell() {
      cell.prepareForReuse()
      return cell
    }
    return makeCell(kinds[number], number: number)
  }

  private func makeCell(_ kind: Kind, number: Int) -> Cell? {
    guard let cell = kind.make?(kind.identifier) else { return nil }
    cell.kindNumber = number
    kind.createdCount += 1
    return cell
  }

  /// Returns a waiting or new cell; without a registration, stops the program (rule 9: no
  /// registration).
  @inline(__always)
  private func dequeueRegistered(_ identifier: String) -> Cell {
    guard let cell = dequeue(identifier) else {
      fatalError(
        "\(Cell.dequeuingFault) with identifier \(identifier) - must register a nib or a class "
          + "for the identifier or connect a prototype cell in a storyboard")
    }
    return cell
  }

  /// Returns a cell for a row; a row that does not exist stops the program (rule 10: missing rows).
  @inline(__always)
  func dequeue(
    _ identifier: String, for indexPath: IndexPath, ifValid isValid: () -> Bool
  ) -> Cell {
    // A requested row exists, or it existed when the request began. If the data source has changed
    // the list since then, the cell is not shown (rule 25: changes in callbacks).
    if let cell = dequeueRequested(identifier, for: indexPath) { return cell }
    guard isValid() else {
      fatalError("request for a cell at an invalid index path: \(indexPath)")
    }
    return dequeueRegistered(identifier)
  }

  /// Returns a cell for the row that is being requested; a second cell stops the program (rule 11:
  /// a second cell).
  ///
  /// - Returns: The row's own cell if the row is being reconfigured, or else a dequeued cell. `nil`
  ///   if another row is being requested.
  @inline(__always)
  private func dequeueRequested(_ identifier: String, for indexPath: IndexPath) -> Cell? {
    guard indexPath == requestedRow else { return nil }
    if let refilledCell, refilledRow == indexPath, refilledCell.reuseIdentifier == identifier {
      return refilledCell
    }
    guard !isServed else {
      fatalError(
        "Attempted to dequeue multiple cells for the same index path, which is not allowed. "
          + "Identifier: \(identifier), index path: \(indexPath)")
    }
    isServed = true
    return dequeueRegistered(identifier)
  }

  /// Notes that a row is being requested, and returns the cell that a closure gets for it.
  @inline(__always)
  func request(at indexPath: IndexPath, _ ask: () -> Cell) -> Cell {
    let outer = (requestedRow, isServed)
    (requestedRow, isServed) = (indexPath, false)
    defer { (requestedRow, isServed) = outer }
    return ask()
  }

  /// Notes that a row is being requested to fill its cell again.
  func refill(_ cell: Cell, at indexPath: IndexPath, _ ask: () -> Cell) -> Cell {
    (refilledRow, refilledCell) = (indexPath, cell)
    defer { refilledCell = nil }
    return request(at: indexPath, ask)
  }

  /// Keeps a cell until it is reused.
  ///
  /// A cell that the data source made waits under its own identifier (rule 26: own cells).
  ///
  /// Consumes the cell, which saves a retain and a release for each row.
  @inline(__always)
  func enqueue(_ cell: consuming Cell) {
    guard let number = cell.kindNumber ?? numberOfOwnCell(cell) else { return }
    kinds[number].keep(cell)
  }

  /// Returns the kind index of a cell that the data source made, or `nil` without an identifier.
  private func numberOfOwnCell(_ cell: Cell) -> Int? {
    guard let identifier = cell.reuseIdentifier, !identifier.isEmpty else { return nil }
    let known = number(of: identifier)
    if known == nil { kinds = kinds + [Kind(identifier: identifier, make: nil)] }
    cell.kindNumber = known ?? kinds.count - 1
    return cell.kindNumber
  }
}
