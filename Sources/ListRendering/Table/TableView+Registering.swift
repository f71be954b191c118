// MARK: - Registering

extension TableView {
  /// Names a class of cells, of which the table makes one where its pool is empty.
  ///
  /// Registering a name again replaces what it stood for; an empty name stops the program (rule 7).
  public final func register(
    _ cellClass: TableViewCell.Type, forCellReuseIdentifier identifier: String
  ) {
    register(forCellReuseIdentifier: identifier) { cellClass.init(reuseIdentifier: $0) }
  }

  /// Names a way to make cells, which a nib is in UIKit: a place to connect a cell once.
  ///
  /// Registering a name again replaces what it stood for; an empty name stops the program (rule 7).
  ///
  /// - Parameters:
  ///   - identifier: The name of the kind of cell.
  ///   - makeCell: Makes a cell for the identifier that it is given.
  public final func register(
    forCellReuseIdentifier identifier: String, makeCell: @escaping (String) -> TableViewCell
  ) {
    guard !identifier.isEmpty else {
      fatalError("must pass a valid reuse identifier: it is an empty string")
    }
    if let replaced = pools.firstIndex(where: { $0.identifier == identifier }) {
      pools[replaced].identifier = nil
      pools[replaced].waiting = []
    }
    pools.append(ReusePool(identifier: identifier, make: makeCell))
  }

  /// The number of cells that were made so far for an identifier.
  public final func createdCellCount(forIdentifier identifier: String) -> Int {
    pools.first { $0.identifier == identifier }?.createdCount ?? 0
  }

  /// The number of cells that were made so far, by identifier.
  public final var createdCellCounts: [String: Int] {
    pools.reduce(into: [:]) { counts, pool in
      if let identifier = pool.identifier { counts[identifier] = pool.createdCount }
    }
  }
}
