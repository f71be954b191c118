// MARK: - Lines of the content

import TerminalDrawing

extension UITableView {
  /// The line of the content at the upper edge of the view.
  final var offset: Int {
    list.visible.first.map { lines(of: $0.item).lowerBound - $0.frame.lines.lowerBound } ?? 0
  }

  /// Returns the lines of the content that an item takes.
  ///
  /// An item in view has its real height, and any other one is estimated. An item that does not
  /// exist begins where the next one begins.
  ///
  /// - Complexity: O(*n*) in the number of items in view, or of rows above without a window.
  final func lines(of item: ListItem) -> Range<Int> {
    var line = window == nil ? askedLine(of: item) : list.counts.estimatedLine(of: item)
    for visible in list.visible {
      if visible.item >= item {
        guard visible.item == item else { break }
        return line..<line + visible.frame.lines.count
      }
      line += visible.frame.lines.count - estimatedHeight(of: visible.item)
    }
    return line..<line + estimatedHeight(of: item)
  }

  /// Returns the estimated height of an item: a row takes one line, a header its fixed height or one
  /// line.
  ///
  /// Without a window, as in the test of a controller, the delegate is asked instead (rule 32:
  /// layout without a window).
  private func estimatedHeight(of item: ListItem) -> Int {
    window == nil ? minimumHeight(of: item) : list.counts.estimatedHeight(of: item)
  }

  /// Returns the line of an item if the items above it have the heights that the delegate returns.
  private func askedLine(of item: ListItem) -> Int {
    var line = list.counts.hasRefreshControl ? -1 : 0
    var next = list.counts.first
    while let above = next, above < item {
      line += minimumHeight(of: above)
      next = list.counts.item(after: above)
    }
    return line
  }

  /// Returns the items on some lines of the content, in order.
  final func items(inLines lines: Range<Int>) -> [ListItem] {
    // No item is farther down than by what the items in view are higher than estimated.
    let excess = list.visible.reduce(0) {
      $0 + max(0, $1.frame.lines.count - estimatedHeight(of: $1.item))
    }
    var next =
      window == nil
      ? list.counts.first
      : list.counts.item(atEstimatedLine: lines.lowerBound - excess) ?? list.counts.last
    var end = next.map { self.lines(of: $0).lowerBound } ?? 0
    var items: [ListItem] = []
    while let item = next, end < lines.upperBound {
      end += visibleHeight(of: item) ?? estimatedHeight(of: item)
      if end > lines.lowerBound { items.append(item) }
      next = list.counts.item(after: item)
    }
    return items
  }

  private func visibleHeight(of item: ListItem) -> Int? {
    list.visible.first { $0.item == item }?.frame.lines.count
  }
}

// MARK: - Rectangles

extension UITableView {
  /// Returns the rows in a part of the content.
  public final func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    reloadIfNeeded()
    let line = rect.minY.line(rounded: .down)
    return items(inLines: line..<max(line + 1, rect.maxY.line(rounded: .up)))
      .compactMap(\.indexPath)
  }

  /// Returns the frame of a header in the content, without a height if the section has none.
  public final func rectForHeader(inSection section: Int) -> CGRect {
    rectOfEdge(.header(section: section))
  }

  /// Returns the frame of a footer in the content, without a height if the section has none.
  public final func rectForFooter(inSection section: Int) -> CGRect {
    rectOfEdge(.footer(section: section))
  }

  private func rectOfEdge(_ edge: ListItem) -> CGRect {
    reloadIfNeeded()
    let lines = lines(of: edge)
    return rect(of: list.counts.hasHeaderFooter(edge) ? lines : lines.lowerBound..<lines.lowerBound)
  }

  /// Returns the rectangle of some lines of the content, in points.
  final func rect(of lines: Range<Int>) -> CGRect {
    ItemFrame(columns: 0..<size.width, lines: lines).points
  }
}
