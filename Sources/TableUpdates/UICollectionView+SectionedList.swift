package import ListRendering

extension UICollectionView: SectionedList {
  package var visibleIndexPaths: [IndexPath] { indexPathsForVisibleItems }

  package var selectedIndexPath: IndexPath? { indexPathsForSelectedItems?.first }

  package func itemCount(ofSection section: Int) -> Int { numberOfItems(inSection: section) }

  package func top(of indexPath: IndexPath) -> CGFloat {
    layoutAttributesForItem(at: indexPath)?.frame.minY ?? 0
  }

  package func select(_ indexPath: IndexPath?) {
    selectItem(at: indexPath, animated: false, scrollPosition: [])
  }

  package func scrollToTop(of indexPath: IndexPath) {
    scrollToItem(at: indexPath, at: .top, animated: false)
  }

  package func insert(_ sections: IndexSet) { insertSections(sections) }

  package func delete(_ sections: IndexSet) { deleteSections(sections) }

  package func reload(_ sections: IndexSet) { reloadSections(sections) }
}
