// MARK: - Scrolling

extension UITableView {
  /// The place in the view to which a row is scrolled.
  public nonisolated enum ScrollPosition: Int, Sendable {
    /// The nearest place at which the whole row is in view.
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
    reloadIfNeeded()
    if indexPath.row == NSNotFound, counts.rows.indices.contains(indexPath.section) {
      let isBelow = viewport.top.map { $0.item < .header(section: indexPath.section) } ?? true
      restart(at: .header(section: indexPath.section), .line(0))
      return layOut(announcing: isBelow ? .forward : .backward)
    }
    checkBounds(of: indexPath, to: "scroll the table view to")
    let lines = viewport.lines(of: indexPath)
    if position == .none, let lines, lines.line >= 0, lines.line + lines.height <= size.height {
      return
    }
    let item = ListItem.row(indexPath)
    let isBelow = lines.map { $0.line >= 0 } ?? (viewport.top.map { $0.item < item } ?? true)
    let place = position != .none ? position : isBelow ? .bottom : .top
    guard !pass.isRunning, lines != nil || isNear(item, isBelow ? .forward : .backward) else {
      restart(at: item, Self.placement(at: place, viewHeight: size.height))
      return layOut(announcing: isBelow ? .forward : .backward)
    }
    scrollNear(indexPath, isBelow: isBelow, to: place)
  }

  private static func placement(
    at position: ScrollPosition, viewHeight: Int
  ) -> Viewport.Placement {
    switch position {
    case .none, .top: .line(0)
    case .middle: .middle
    case .bottom: .above(viewHeight)
    }
  }

  /// Scrolls line by line to a row near the view, so that rows that stay in view keep their cells.
  private func scrollNear(_ indexPath: IndexPath, isBelow: Bool, to position: ScrollPosition) {
    let changes = pass.changes
    while viewport.lines(of: indexPath) == nil, changes == pass.changes,
      linesAhead(isBelow ? .forward : .backward, upTo: 1) > 0
    {
      scrollLines(isBelow ? 1 : -1)
    }
    guard changes == pass.changes, let (line, height) = viewport.lines(of: indexPath) else {
      return
    }
    let free = size.height - height
    switch position {
    case .none, .top: scrollLines(line)
    case .middle: scrollLines(line - max(0, free) / 2)
    case .bottom: scrollLines(line - free)
    }
  }

  /// Scrolls to an end of the list; rows that stay in view keep their cells.
  final func scrollToEdge(forward isForward: Bool) {
    if !pass.isRunning, isEndNear(isForward ? .forward : .backward) {
      scrollLines(isForward ? 1 << 40 : -1 << 40)
    } else {
      restart(at: isForward ? counts.last : nil, isForward ? .above(size.height) : .line(0))
      layOut(announcing: isForward ? .forward : .backward)
    }
  }

  /// Scrolls by lines, towards the end if the number is positive.
  final func scrollLines(_ lines: Int) {
    guard lines != 0 else { return }
    let direction: LayoutPass.Direction = lines > 0 ? .forward : .backward
    if pass.isRunning {
      // From inside a callback, the running pass shows the rows and stops at the ends of the list.
      pass.changes += 1
      viewport.scroll(by: lines)
    } else {
      let changes = pass.changes
      var rest = abs(lines)
      while case let step = linesAhead(direction, upTo: rest), step > 0, changes == pass.changes {
        viewport.scroll(by: direction == .forward ? step : -step)
        layOut()
        rest -= step
      }
      // A list that is already at its end does not move.
      if rest == abs(lines), changes == pass.changes { return }
    }
    layOut(announcing: direction)
  }
}

// MARK: - Looking ahead

extension UITableView {
  /// Returns the smallest number of lines that may be beyond an edge of the view, up to a limit.
  ///
  /// Scrolling too far and back would call `didEndDisplaying` for rows that stay (rule 17).
  final func linesAhead(_ direction: LayoutPass.Direction, upTo limit: Int) -> Int {
    let isForward = direction == .forward
    var lines = max(0, isForward ? viewport.filledLines - size.height : viewport.hiddenLines)
    var item = isForward ? viewport.elements.last?.item : viewport.elements.first?.item
    while lines < limit, let current = item {
      item = isForward ? counts.item(after: current) : counts.item(before: current)
      if let item { lines += minimumHeight(of: item) }
    }
    return min(lines, limit)
  }

  /// Checks whether visible rows may stay in view during a scroll to an end of the list.
  private func isEndNear(_ direction: LayoutPass.Direction) -> Bool {
    let isForward = direction == .forward
    let lines = isForward ? viewport.filledLines : size.height + viewport.hiddenLines
    return linesAhead(direction, upTo: lines) < lines
  }

  /// Checks whether visible rows may stay in view during a scroll to an invisible row.
  private func isNear(_ target: ListItem, _ direction: LayoutPass.Direction) -> Bool {
    let isForward = direction == .forward
    var item = isForward ? viewport.elements.last?.item : viewport.elements.first?.item
    var lines = 0
    while lines < size.height, let current = item {
      item = isForward ? counts.item(after: current) : counts.item(before: current)
      if item == target { return true }
      if let item { lines += minimumHeight(of: item) }
    }
    return false
  }
}
