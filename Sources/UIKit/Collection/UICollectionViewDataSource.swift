/// The object that provides a collection with counts and cells.
public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// Returns the number of sections, by default 1 (rule 33: the data source).
  func numberOfSections(in collectionView: UICollectionView) -> Int

  /// Returns the number of items in a section.
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int

  /// Returns the cell of an item, dequeued and filled with what it shows.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
}

// MARK: -

extension UICollectionViewDataSource {
  /// Returns 1.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

// MARK: -

/// The object that decides the selection of items, and is notified about items.
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// Returns whether a tap on an item has an effect, by default true (rule 38: taps on items).
  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool

  /// Returns whether a tap may select an item (rule 38: taps on items).
  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool

  /// Called when a tap has selected an item (rule 38: taps on items).
  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)

  /// Called when a tap on another item has deselected an item (rule 38: taps on items).
  func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)

  /// Called when a filled cell comes into view (rule 35: showing items).
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)

  /// Called once when a cell has left the view (rule 35: showing items).
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)
}

// MARK: -

extension UICollectionViewDelegate {
  /// Returns true.
  public func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    true
  }

  /// Returns true.
  public func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    true
  }

  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}

  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}

  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
}
