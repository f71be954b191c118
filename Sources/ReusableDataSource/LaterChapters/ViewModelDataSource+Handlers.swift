import Foundation

// The employee list has one delegate for all selections, and rows as high as their content.
extension ViewModelDataSource {
  /// Handles the selection of one type of view model, in place of the delegate.
  func onSelection<Item: ItemViewModel>(
    of type: Item.Type, _ handler: @escaping (Item, SectionID) -> Void
  ) {
    handlers.setSelection(of: type, handler)
  }

  /// Sets the height of the rows of one type of view model; others have that of their content.
  func setHeight<Item: ItemViewModel>(of type: Item.Type, _ height: @escaping (Item) -> CGFloat) {
    handlers.setHeight(of: type, height)
  }
}
