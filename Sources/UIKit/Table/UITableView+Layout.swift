// MARK: - Finding the rows in view

import TerminalDrawing

extension UITableView {
  final func itemsInView() -> ItemsInView {
    guard let (item, position) = start else { return ItemsInView() }
    var layout = TableLayout(
      list.counts, in: size, visible: list.visible, from: item, at: position)
    var found = layout.itemsInView()
    if found.missing.isEmpty, let row = emptyRow(above: found.items.first) {
      found.missing = [row]
    }
    found.anchor = list.anchor
    if found.missing.isEmpty, let first = found.items.first {
      found.anchor = anchor(keeping: first.item, at: .line(first.frame.lines.lowerBound))
    }
    return found
  }

  /// The existing item from which the items in view are found.
  private var start: (item: ListItem, position: ListAnchor.Position)? {
    switch list.anchor {
    case .beginning:
      return list.counts.first.map { ($0, .line(0)) }
    case .offset(let line):
      guard let item = list.counts.item(atEstimatedLine: line) else {
        return list.counts.last.map { ($0, .end(size.height)) }
      }
      return (item, .line(list.counts.estimatedLine(of: item) - line))
    case .item(let item, let position):
      return list.counts.nearest(item).map { $0 == item ? ($0, position) : ($0, .line(0)) }
    }
  }

  /// The estimated line at the upper edge; `nil` for a list that shows its beginning, and still will.
  final var lineAtEdge: (line: Int, hidden: Int)? {
    switch list.anchor {
    case .beginning: return nil
    case .offset(let line): return (line, 0)
    case .item:
      return list.visible.first.map {
        let hidden = -$0.frame.lines.lowerBound
        return (list.counts.estimatedLine(of: $0.item) + hidden, hidden)
      }
    }
  }

  final func anchor(
    atLine line: Int, hiding hidden: Int, knowing known: [KnownHeight]
  ) -> ListAnchor {
    // Without a known row, the first row hides as many lines as the former one, as after a reload.
    if !known.contains(where: { $0.item.indexPath != nil }) {
      guard let item = list.counts.item(atEstimatedLine: line - hidden) else { return end }
      return anchor(keeping: item, at: .line(list.counts.estimatedLine(of: item) - line))
    }
    // The lines by which the known items above are higher than estimated.
    var excess = 0
    for known in known {
      let top = list.counts.estimatedLine(of: known.item) + excess
      if top > line { break }
      if line < top + known.height { return anchor(keeping: known.item, at: .line(top - line)) }
      excess += known.height - list.counts.estimatedHeight(of: known.item)
    }
    guard let item = list.counts.item(atEstimatedLine: line - excess) else { return end }
    let top = list.counts.estimatedLine(of: item) + excess
    return anchor(keeping: item, at: .line(top - line))
  }

  /// The anchor that shows the end of the list.
  private var end: ListAnchor {
    list.counts.last.map { .item($0, .end(size.height)) } ?? .beginning
  }

  /// Returns the anchor for an item at a position.
  ///
  /// The first item at the upper edge is the beginning of the list, which stays in view when items
  /// come above it.
  final func anchor(keeping item: ListItem, at position: ListAnchor.Position) -> ListAnchor {
    position == .line(0) && item == list.counts.first ? .beginning : .item(item, position)
  }

  /// Returns the row above the first item in view if its height is 0 (rule 5: row heights).
  private func emptyRow(above first: ItemsInView.Item?) -> ItemsInView.Item? {
    guard let first, first.frame.lines.lowerBound == 0,
      let above = list.counts.item(before: first.item), minimumHeight(of: above) == 0
    else { return nil }
    return (above, ItemFrame(columns: first.frame.columns, lines: 0..<0))
  }
}

// MARK: - Heights

extension UITableView {
  /// Returns the number of lines of a row, or `nil` for the automatic height (rule 5: row heights).
  ///
  /// The caller passes the delegate, because reading a weak reference for each row takes time.
  final func height(
    ofRowAt indexPath: IndexPath, from delegate: (any UITableViewDelegate)?
  ) -> Int? {
    let height = delegate?.tableView(self, heightForRowAt: indexPath) ?? rowHeight
    return height < 0 ? nil : height.lines
  }

  /// Returns the smallest number of lines that an item may take, without creating its cell.
  final func minimumHeight(of item: ListItem) -> Int {
    item.indexPath.flatMap { height(ofRowAt: $0, from: delegate) }
      ?? list.counts.estimatedHeight(of: item)
  }
}

// MARK: - Filling the view again

extension UITableView {
  /// Requests all visible rows again, at the same scroll position.
  final func showAgain() {
    guard !list.needsReload else { return }
    list.removeAll()
    layOut()
  }

  /// Measures all visible rows again, at the same scroll position.
  final func measureAgain() {
    guard !list.needsReload else { return }
    list.measureAgain()
    layOut()
  }
}
