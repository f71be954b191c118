import Foundation

/// The handlers of rows, by the type of their view model.
///
/// **Article** The series on a reusable data source announces a reusable delegate; this is our
/// design of it.
final class RowHandlers<SectionID> {
  private var selections: [ObjectIdentifier: (any ItemViewModel, SectionID) -> Void] = [:]
  private var displays: [ObjectIdentifier: Phases] = [:]
  private var prefetches: [ObjectIdentifier: (any ItemViewModel) -> Void] = [:]
  private var heights: [ObjectIdentifier: (any ItemViewModel) -> CGFloat?] = [:]

  /// The handlers for the beginning and the end of something.
  private typealias Phases = (
    begin: (any ItemViewModel) -> Void, end: (any ItemViewModel) -> Void
  )

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

  /// Sets the handlers for the rows of one type of view model that come into view and leave it.
  func setDisplay<Item: ItemViewModel>(
    of type: Item.Type, begin: @escaping (Item) -> Void, end: @escaping (Item) -> Void
  ) {
    displays[ObjectIdentifier(type)] = (
      begin: { item in if let item = item as? Item { begin(item) } },
      end: { item in if let item = item as? Item { end(item) } }
    )
  }

  /// Sets the handler for the rows of one type of view model that come into view soon.
  func setPrefetching<Item: ItemViewModel>(
    of type: Item.Type, _ handler: @escaping (Item) -> Void
  ) {
    prefetches[ObjectIdentifier(type)] = { item in if let item = item as? Item { handler(item) } }
  }

  // MARK: -

  func beginDisplay(of item: any ItemViewModel) {
    displays[ObjectIdentifier(type(of: item))]?.begin(item)
  }

  func endDisplay(of item: any ItemViewModel) {
    displays[ObjectIdentifier(type(of: item))]?.end(item)
  }

  func prefetch(_ item: any ItemViewModel) {
    prefetches[ObjectIdentifier(type(of: item))]?(item)
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
