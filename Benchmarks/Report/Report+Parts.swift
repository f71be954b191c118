/// What a report speaks of, each in its own order.
extension Report {
  /// The entries, as the catalogue has them.
  var entryNames: [String] { Self.distinct(results.map(\.architecture)) }

  /// The operations, as they were measured.
  var operationIDs: [String] { Self.distinct(results.map(\.operation)) }

  /// The lists on which the operations of a category were measured, from short to long.
  func sizes(of category: Operation.Category) -> [Int] {
    Set(summary.filter { $0.category == category }.map(\.employees)).sorted()
  }

  /// The results of an entry for an operation, from short lists to long ones.
  func results(of entry: String, for operation: String) -> [Result] {
    results.filter { $0.architecture == entry && $0.operation == operation }
      .sorted { $0.employees < $1.employees }
  }

  private static func distinct(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }
}

// MARK: -

extension Operation {
  /// The category of an operation; one that a later version has measured counts as none.
  static func category(of id: String) -> Category? {
    all.first { $0.id == id }?.category
  }
}
