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
    if let number = poolNumber(forIdentifier: identifier) { pools[number].replace() }
    // Assigned as a whole: where an array is changed in place, each reading of it is checked.
    pools = pools + [ReusePool(identifier: identifier, make: makeCell)]
  }

  /// The number of cells that were made so far for an identifier.
  public final func createdCellCount(forIdentifier identifier: String) -> Int {
    poolNumber(forIdentifier: identifier).map { pools[$0].createdCount } ?? 0
  }

  /// The number of cells that were made so far, by identifier.
  public final var createdCellCounts: [String: Int] {
    pools.reduce(into: [:]) { counts, pool in
      if let name = pool.name { counts[name] = pool.createdCount }
    }
  }

  /// The place of a pool in the list of pools, `nil` where the name is not registered.
  ///
  /// - Complexity: O(*n*) in the number of registrations, which is small; nothing is hashed.
  final func poolNumber(forIdentifier identifier: String) -> Int? {
    // A loop, since the library would call a closure, which checks its actor for each pool.
    for (number, pool) in pools.enumerated() where pool.isNamed(identifier) { return number }
    return nil
  }
}
