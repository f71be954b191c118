// MARK: - Scrolling

import TerminalDrawing

extension UITableView {
  /// The position in the view to which a row is scrolled.
  public nonisolated enum ScrollPosition: Int, Sendable {
    /// The nearest position at which the whole row is in view.
    case none

    /// The row begins at the upper edge.
    case top

    /// The row is in the middle of the view.
    case middle

    /// The row ends at the lower edge.
    case bottom
  }

  /// Scrolls to a row, as far as the ends of the list allow.
  final func scroll(to indexPath: IndexPath, at position: ScrollPosition) {
    countIfNeeded()
    let isSection =
      indexPath.row == NSNotFound && list.counts.rows.indices.contains(indexPath.section)
    if !isSection { checkBounds(of: indexPath, to: "scroll the table view to") }
    // If a callback deletes the row, the table scrolls to the nearest one.
    reloadIfNeeded()
    let item: ListItem = isSection ? .header(section: indexPath.section) : .row(indexPath)
    let lines = isSection ? nil : list.visible.first { $0.item == item }?.frame.lines
    if position == .none, let lines, lines.lowerBound >= 0, lines.upperBound <= size.height {
      return
    }
    let isAbove =
      lines.map { $0.lowerBound < 0 } ?? list.visible.first.map { $0.item > item } ?? false
    let target: ListAnchor.Position =
      switch position {
      case _ where isSection: .line(0)
      case .top: .line(0)
      case .middle: .middle
      case .bottom: .end(size.height)
      case .none: isAbove ? .line(0) : .end(size.height)
      }
    scroll(to: anchor(keeping: item, at: target), backward: isAbove)
  }

  /// Fills the view at another anchor, as far as the ends of the list allow.
  final func scroll(to anchor: ListAnchor, backward isBackward: Bool) {
    list.anchor = anchor
    scrollsBackward = isBackward
    list.setNeedsLayout()
    layOut()
  }

  /// Scrolls by lines, towards the end if the number is positive.
  ///
  /// The heights of rows below and above the view are not known. Therefore, a long way is made in
  /// steps of the height of the view.
  final func scrollLines(_ lines: Int) {
    guard !list.isLayingOut else {
      return list.afterLayout.append { [weak self] in self?.scrollLines(lines) }
    }
    var rest = lines
    while rest != 0, size.height > 0, let first = list.visible.first, let last = list.visible.last {
      let step = max(-size.height, min(size.height, rest))
      list.anchor =
        step > 0
        ? .item(last.item, .end(last.frame.lines.upperBound - step))
        : .item(first.item, .line(first.frame.lines.lowerBound - step))
      list.setNeedsLayout()
      let changeCount = list.changeCount
      fill()
      // A change in a callback ends the scroll, and so does the end of the list.
      guard changeCount == list.changeCount, let newFirst = list.visible.first,
        newFirst.item != first.item || newFirst.frame != first.frame
      else { break }
      scrollsBackward = step < 0
      rest -= step
    }
    layOut()
  }
}
