/// A class of cells, with a closure that fills a cell from an item (rule 14).
///
/// The data source needs no registration call and no cast, because the compiler knows the types of
/// the cell and the item. The cells can also be dequeued by the identifier.
public struct CellRegistration<Cell: UITableViewCell, Item> {
  /// The reuse identifier.
  public let identifier: String

  /// Fills a cell for a row.
  public let handler: (Cell, IndexPath, Item) -> Void

  /// Creates a registration.
  ///
  /// - Parameters:
  ///   - identifier: The reuse identifier, which must not be empty (rule 7).
  ///   - handler: Fills a cell with an item.
  public init(identifier: String, handler: @escaping (Cell, IndexPath, Item) -> Void) {
    self.identifier = identifier
    self.handler = handler
  }
}

// MARK: -

extension UITableView {
  /// Returns a waiting or new cell that is filled with an item.
  ///
  /// The first use registers the cell. The program stops in the cases of rules 10 and 11, and if
  /// the identifier is registered for another class.
  ///
  /// - Complexity: O(*n*) in the number of registrations, which is small; nothing is hashed.
  public final func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item
  ) -> Cell {
    let identifier = registration.identifier
    if !cells.isRegistered(identifier) {
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
