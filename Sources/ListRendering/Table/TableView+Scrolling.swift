// MARK: - Scrolling

extension TableView {
  /// The place in the view to which a row is scrolled.
  public enum ScrollPosition: Sendable {
    /// The nearest place at which the whole row is in view.
    case none

    /// The row begins at the upper edge.
    case top

    /// As much of the view is above the row as below it.
    case middle

    /// The row ends at the lower edge.
    case bottom
  }

  /// Scrolls until a row stands at a place in the view, as far as the ends of the list allow.
  ///
  /// A row that is not there stops the program (rule 16).
  ///
  /// - Complexity: O(*n*) in the lines of the view, whatever the distance.
  public final func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition) {
    reloadIfNeeded()
    checkIsInBounds(indexPath, to: "scroll the table view to")
    guard position != .none || !isWhollyVisible(indexPath) else { return }
    let isBelow = isBelowView(indexPath)
    let place = position != .none ? position : isBelow ? .bottom : .top
    if isNearView(indexPath) {
      while visibleLine(of: indexPath) == nil, linesAhead(forward: isBelow, upTo: 1) > 0 {
        scroll(by: isBelow ? 1 : -1)
      }
      guard let (line, height) = visibleLine(of: indexPath) else { return }
      scroll(by: line - self.line(for: height, at: place))
    } else {
      recycleAll()
      show(indexPath, at: place)
      prefetch(forward: isBelow)
    }
  }

  /// Moves the lines of the view towards the end of the list.
  final func scrollDown(by lines: Int) {
    var lines = lines
    while case let step = linesAhead(forward: true, upTo: lines), step > 0 {
      visible.hiddenLines += step
      dropHidden()
      fillDown()
      lines -= step
    }
  }

  /// Moves the lines of the view towards the beginning of the list.
  final func scrollUp(by lines: Int) {
    var lines = lines
    while case let step = linesAhead(forward: false, upTo: lines), step > 0 {
      visible.hiddenLines -= step
      while visible.hiddenLines < 0, prepend() {}
      lines -= step
    }
    fillDown()
    fillUp()
  }

  /// The lines that the list surely has beyond an edge of the view, at most so many.
  ///
  /// A scroll that went too far and came back would end the display of rows that stay (rule 17).
  final func linesAhead(forward: Bool, upTo limit: Int) -> Int {
    var lines = max(0, forward ? visible.filledLines - size.height : visible.hiddenLines)
    var item = forward ? visible.last?.item : visible.first?.item
    while lines < limit, let current = item {
      item = forward ? self.item(after: current) : self.item(before: current)
      if let item { lines += minimumHeight(of: item) }
    }
    return min(lines, limit)
  }

  /// Tells whether some of the rows in view may stay there when an end of the list comes into it.
  final func isEndNear(forward: Bool) -> Bool {
    let lines = forward ? visible.filledLines : size.height + visible.hiddenLines
    return linesAhead(forward: forward, upTo: lines) < lines
  }

  /// Stops the program where there is no such row (rule 16).
  final func checkIsInBounds(_ indexPath: IndexPath, to action: String) {
    guard rowCounts.indices.contains(indexPath.section) else {
      fatalError(
        "Attempted to \(action) an out-of-bounds section (\(indexPath.section)) when there are only "
          + "\(rowCounts.count) sections.")
    }
    guard contains(indexPath) else {
      fatalError(
        "Attempted to \(action) an out-of-bounds row (\(indexPath.row)) when there are only "
          + "\(rowCounts[indexPath.section]) rows in section \(indexPath.section).")
    }
  }

  private func isWhollyVisible(_ indexPath: IndexPath) -> Bool {
    guard let (line, height) = visibleLine(of: indexPath) else { return false }
    return line >= 0 && line + height <= size.height
  }

  /// The line of the view at which a visible row begins, and its height.
  private func visibleLine(of indexPath: IndexPath) -> (line: Int, height: Int)? {
    var line = -visible.hiddenLines
    for element in visible.elements {
      if element.indexPath == indexPath { return (line, element.height) }
      line += element.height
    }
    return nil
  }

  /// Tells whether a row that is not wholly in view comes into it from below.
  private func isBelowView(_ indexPath: IndexPath) -> Bool {
    if let (line, _) = visibleLine(of: indexPath) { return line >= 0 }
    return visible.first.map { $0.item < .row(indexPath) } ?? true
  }

  /// Tells whether some of the rows in view may stay there when a row comes into it.
  ///
  /// These keep their cells, and the delegate is told only of rows that come and go (rule 17).
  private func isNearView(_ indexPath: IndexPath) -> Bool {
    guard visibleLine(of: indexPath) == nil else { return true }
    let isBelow = isBelowView(indexPath)
    var item = isBelow ? visible.last?.item : visible.first?.item
    var lines = 0
    while lines < size.height, let current = item {
      item = isBelow ? self.item(after: current) : self.item(before: current)
      if item == .row(indexPath) { return true }
      if let item { lines += minimumHeight(of: item) }
    }
    return false
  }
}
