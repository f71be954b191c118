/// A question that is asked for every row that comes into view, answered in one way.
protocol RowLookup {
  /// What is known of a row beforehand.
  associatedtype Row

  func answer(for row: Row) -> String
}
