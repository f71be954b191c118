package import UIKit

extension UICollectionView {
  /// Deselects all items; call it in `viewWillAppear`, as a table view controller does by itself.
  package func deselectItems(animated: Bool) {
    for indexPath in indexPathsForSelectedItems ?? [] {
      deselectItem(at: indexPath, animated: animated)
    }
  }
}
