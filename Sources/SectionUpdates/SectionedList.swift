package import UIKit

/// A table or a collection whose sections can be updated.
package protocol SectionedList: UIScrollView {
  var numberOfSections: Int { get }

  /// The rows or items in view, in order.
  var visibleIndexPaths: [IndexPath] { get }

  /// Returns the number of rows or items of a section.
  func itemCount(ofSection section: Int) -> Int

  /// Returns the frame of a row or item in the content.
  func frame(of indexPath: IndexPath) -> CGRect

  /// Scrolls until a row or item begins at the upper edge.
  func scrollToTop(of indexPath: IndexPath)

  /// Applies the changes that a closure makes in one batch.
  func performUpdates(_ updates: @escaping () -> Void)

  func reloadData()
  func insertSections(_ sections: IndexSet)
  func deleteSections(_ sections: IndexSet)
  func reloadSections(_ sections: IndexSet)
  func moveSection(_ section: Int, toSection newSection: Int)
}

// MARK: -

extension UITableView: SectionedList {
  package var visibleIndexPaths: [IndexPath] {
    // Without a window, UIKit warns about the layout that the question for visible rows needs.
    let visible =
      window == nil
      ? indexPathsForRows(in: CGRect(origin: contentOffset, size: bounds.size))
      : indexPathsForVisibleRows
    return visible ?? []
  }

  package func itemCount(ofSection section: Int) -> Int { numberOfRows(inSection: section) }

  package func frame(of indexPath: IndexPath) -> CGRect { rectForRow(at: indexPath) }

  package func scrollToTop(of indexPath: IndexPath) {
    scrollToRow(at: indexPath, at: .top, animated: false)
  }

  package func performUpdates(_ updates: @escaping () -> Void) {
    performBatchUpdates(updates)
  }

  package func insertSections(_ sections: IndexSet) {
    insertSections(sections, with: .automatic)
  }

  package func deleteSections(_ sections: IndexSet) {
    deleteSections(sections, with: .automatic)
  }

  package func reloadSections(_ sections: IndexSet) {
    reloadSections(sections, with: .automatic)
  }
}

// MARK: -

extension UICollectionView: SectionedList {
  // UIKit names the items in any order.
  package var visibleIndexPaths: [IndexPath] { indexPathsForVisibleItems.sorted() }

  package func itemCount(ofSection section: Int) -> Int { numberOfItems(inSection: section) }

  package func frame(of indexPath: IndexPath) -> CGRect {
    layoutAttributesForItem(at: indexPath)?.frame ?? .zero
  }

  package func scrollToTop(of indexPath: IndexPath) {
    scrollToItem(at: indexPath, at: .top, animated: false)
  }

  package func performUpdates(_ updates: @escaping () -> Void) {
    performBatchUpdates(updates)
  }
}
