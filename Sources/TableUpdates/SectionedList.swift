package import ListRendering

/// A table or a collection, as far as an update by sections needs to know it.
package protocol SectionedList: UIScrollView {
  var numberOfSections: Int { get }

  /// The rows or items in view.
  var visibleIndexPaths: [IndexPath] { get }

  /// The selected row or item, `nil` if there is none.
  var selectedIndexPath: IndexPath? { get }

  /// Returns the number of rows or items of a section.
  func itemCount(ofSection section: Int) -> Int

  /// Returns the distance of a row or item from the beginning of the content.
  func top(of indexPath: IndexPath) -> CGFloat

  /// Selects a row or item, or none.
  func select(_ indexPath: IndexPath?)

  /// Scrolls until a row or item begins at the upper edge.
  func scrollToTop(of indexPath: IndexPath)

  func reloadData()
  func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?)
  func insert(_ sections: IndexSet)
  func delete(_ sections: IndexSet)
  func reload(_ sections: IndexSet)
  func moveSection(_ section: Int, toSection newSection: Int)
}

// MARK: -

extension UITableView: SectionedList {
  package var visibleIndexPaths: [IndexPath] { indexPathsForVisibleRows ?? [] }

  package var selectedIndexPath: IndexPath? { indexPathForSelectedRow }

  package func itemCount(ofSection section: Int) -> Int { numberOfRows(inSection: section) }

  package func top(of indexPath: IndexPath) -> CGFloat { rectForRow(at: indexPath).minY }

  package func select(_ indexPath: IndexPath?) {
    selectRow(at: indexPath, animated: false, scrollPosition: .none)
  }

  package func scrollToTop(of indexPath: IndexPath) {
    scrollToRow(at: indexPath, at: .top, animated: false)
  }

  package func insert(_ sections: IndexSet) { insertSections(sections, with: .automatic) }

  package func delete(_ sections: IndexSet) { deleteSections(sections, with: .automatic) }

  package func reload(_ sections: IndexSet) { reloadSections(sections, with: .automatic) }
}
