// MARK: - Selecting

import TerminalDrawing

extension UICollectionView {
  /// Selects an item as a tap does, if it may be highlighted and selected (rule 38: taps on items).
  final func itemTapped(at indexPath: IndexPath) {
    let delegate = delegate
    guard delegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true,
      list.counts.contains(indexPath)
    else { return }
    guard delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true else { return }
    if let old = list.selection, old != indexPath {
      list.selection = nil
      delegate?.collectionView(self, didDeselectItemAt: old)
    }
    // The delegate may have changed the collection.
    guard list.counts.contains(indexPath) else { return }
    list.selection = indexPath
    delegate?.collectionView(self, didSelectItemAt: indexPath)
  }
}

// MARK: - Scrolling

extension UICollectionView {
  /// Scrolls to an existing item; a layout without attributes for it stops the program (rule 36:
  /// layouts).
  final func scroll(to indexPath: IndexPath, at position: ScrollPosition) {
    guard let attributes = layoutAttributesForItem(at: indexPath) else {
      fatalError(
        "no UICollectionViewLayoutAttributes instance for -layoutAttributesForItemAtIndexPath: "
          + "\(indexPath)")
    }
    let lines = ItemFrame(attributes.frame).lines
    let free = size.height - lines.count
    if position.contains(.top) {
      scroll(toLine: lines.lowerBound)
    } else if position.contains(.centeredVertically) {
      scroll(toLine: lines.lowerBound - max(0, free) / 2)
    } else if position.contains(.bottom) {
      scroll(toLine: lines.lowerBound - free)
    } else {
      scroll(toLine: max(min(hiddenLines, lines.lowerBound), lines.lowerBound - free))
    }
  }
}
