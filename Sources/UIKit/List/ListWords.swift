/// The words with which the messages of a list name its parts.
nonisolated struct ListWords: Sendable {
  /// A row or an item.
  let item: String

  /// A row or an item, with its article.
  let anItem: String

  /// The kind of view.
  let view: String

  /// The method that fills cells again.
  let reconfigure: String

  /// The words of a table.
  static let table = ListWords(
    item: "row", anItem: "a row", view: "table view", reconfigure: "reconfigureRows")

  /// The words of a collection.
  static let collection = ListWords(
    item: "item", anItem: "an item", view: "collection view", reconfigure: "reconfigureItems")
}
