import Foundation

/// The handlers of rows, by the type of their view model.
///
/// **Article** The series on a reusable data source announces a reusable delegate; this is our
/// design of it.
final class RowHandlers<SectionID> {
  private var selections: [ObjectIdentifier: (any ItemViewModel, SectionID) -> Void] = [:]
  private var heights: [ObjectIdentifier: (any ItemViewModel) -> CGFloat?] = [:]

  /// Sets the handler for the selection of one type of view model.
  func setSelection<Item: ItemViewModel>(
    of type: Item.Type, _ handler: @escaping (Item, SectionID) -> Void
  ) {
    selections[ObjectIdentifier(type)] = { item, section in
      if let item = item as? Item { handler(item, section) }
    }
  }

  /// Sets the height of the rows of one type of view model.
  func setHeight<Item: ItemViewModel>(of type: Item.Type, _ height: @escaping (Item) -> CGFloat) {
    heights[ObjectIdentifier(type)] = { item in (item as? Item).map(height) }
  }

  // MARK: - Selection

  /// Handles the selection of an item.
  ///
  /// - Returns: Whether there is a handler for its type.
  func select(_ item: any ItemViewModel, in section: SectionID) -> Bool {
    guard let handler = selections[ObjectIdentifier(type(of: item))] else { return false }
    handler(item, section)
    return true
  }

  /// Returns the height of an item, `nil` if none is set for its type.
  func height(of item: any ItemViewModel) -> CGFloat? {
    heights[ObjectIdentifier(type(of: item))]?(item)
  }
}
