// MARK: - Scrolling

extension TableView {
  /// The place in the view to which a row is scrolled.
  public enum ScrollPosition: Sendable {
    /// The nearest place at which the whole row is in view.
    case none
    case top
    case middle
    case bottom
  }

  /// Scrolls until a row stands at a place in the view, as far as the ends of the list allow.
  ///
  /// A row that is not there stops the program (rule 16).
  ///
  /// - Complexity: O(*n*) in the lines of the view, whatever the distance.
  public final func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition) {
    reloadIfNeeded()
    checkIsInBounds(indexPath)
    guard position != .none || !isWhollyVisible(indexPath) else { return }
    let place = position == .none ? nearestPlace(for: indexPath) : position
    recycleAll()
    show(indexPath, at: place)
  }

  /// Moves the lines of the view towards the end of the list.
  final func scrollDown(by lines: Int) {
    visible.hiddenLines += lines
    while let first = visible.first, visible.hiddenLines >= first.height {
      if visible.elements.count == 1, !append() { break }
      visible.hiddenLines -= first.height
      drop(visible.removeFirst())
    }
    fillDown()
    fillUp()
  }

  /// Moves the lines of the view towards the beginning of the list.
  final func scrollUp(by lines: Int) {
    visible.hiddenLines -= lines
    while visible.hiddenLines < 0, prepend() { dropBelow() }
    visible.hiddenLines = max(0, visible.hiddenLines)
    fillDown()
  }

  private func checkIsInBounds(_ indexPath: IndexPath) {
    guard rowCounts.indices.contains(indexPath.section) else {
      fatalError(
        "Attempted to scroll the table view to an out-of-bounds section (\(indexPath.section)) "
          + "when there are only \(rowCounts.count) sections.")
    }
    guard contains(indexPath) else {
      fatalError(
        "Attempted to scroll the table view to an out-of-bounds row (\(indexPath.row)) when there "
          + "are only \(rowCounts[indexPath.section]) rows in section \(indexPath.section).")
    }
  }

  private func isWhollyVisible(_ indexPath: IndexPath) -> Bool {
    var line = -visible.hiddenLines
    for element in visible.elements {
      if element.indexPath == indexPath {
        return line >= 0 && line + element.height <= size.height
      }
      line += element.height
    }
    return false
  }

  /// The edge that a row outside the view comes to first.
  private func nearestPlace(for indexPath: IndexPath) -> ScrollPosition {
    guard let top = visible.elements.lazy.compactMap(\.indexPath).first else { return .bottom }
    return indexPath <= top ? .top : .bottom
  }
}
