/// A kind of cell together with the way to fill it from an item (rule 14).
///
/// It stands in for a class, a name, a cast and a call: where a cell is made, the compiler knows both
/// types. Cells wait in the pool of the identifier, which the table may know by its name as well.
public struct CellRegistration<Cell: TableViewCell, Item> {
  /// The name of the kind of cell.
  public let identifier: String

  /// Fills a cell for a row.
  public let handler: (Cell, IndexPath, Item) -> Void

  /// Creates a kind of cell.
  ///
  /// - Parameters:
  ///   - identifier: The name of the kind of cell, which must not be empty (rule 7).
  ///   - handler: Fills a cell with an item.
  public init(identifier: String, handler: @escaping (Cell, IndexPath, Item) -> Void) {
    self.identifier = identifier
    self.handler = handler
  }
}

// MARK: -

extension TableView {
  /// A cell from the pool or a new one, filled with an item.
  ///
  /// The kind is registered at its first use. The program stops as it does for a cell that is
  /// dequeued by name (rules 10 and 11), and where the name stands for another class.
  ///
  /// - Complexity: O(*n*) in the number of registrations, which is small; nothing is hashed.
  public final func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item
  ) -> Cell {
    let identifier = registration.identifier
    if poolNumber(forIdentifier: identifier) == nil {
      register(Cell.self, forCellReuseIdentifier: identifier)
    }
    let cell = dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    guard let cell = cell as? Cell else {
      fatalError("\(identifier) is registered for \(type(of: cell)), not for \(Cell.self)")
    }
    registration.handler(cell, indexPath, item)
    return cell
  }
}
