package import UIKit

/// A source of cells that host views: the collection that shows them, or cells to measure.
package protocol CollectionCellSource {
  /// Returns a cell that hosts a class of views, which may have a content from an earlier use.
  func dequeue<Content: RowView>(
    _ contentType: Content.Type, for indexPath: IndexPath
  ) -> HostCollectionViewCell<Content>
}

extension UICollectionView: CollectionCellSource {}

// MARK: -

/// A cell for each class of views, which is filled to measure an item, and never shown.
package final class MeasuringCells: CollectionCellSource {
  private var cells: [ObjectIdentifier: UICollectionViewCell] = [:]

  package init() {}

  package func dequeue<Content: RowView>(
    _ contentType: Content.Type, for indexPath: IndexPath
  ) -> HostCollectionViewCell<Content> {
    let key = ObjectIdentifier(contentType)
    if let cell = cells[key] as? HostCollectionViewCell<Content> { return cell }
    let cell = HostCollectionViewCell<Content>()
    cells[key] = cell
    return cell
  }

  /// Removes all cells after a change of the text size, which a cell outside a window does not get.
  package func removeAll() {
    cells = [:]
  }
}
