import TerminalDrawing

/// The rows, headers and footers of a table in view, found by a walk from the anchor up and down.
///
/// An item in view has the height of its cell. The estimate for any other item is the least height
/// that it can have, so that the walk finds every item that may be in view. An item keeps its cell
/// until the heights around it are known.
struct TableLayout {
  private let counts: SectionCounts
  private let size: Size

  /// The items in view, which have cells, from top to bottom.
  private let visible: [VisibleItem]

  /// The indices in `visible` that the walks up and down come to next.
  private var nextAbove: Int
  private var nextBelow: Int

  /// An item with its known or estimated height.
  private struct Row {
    let item: ListItem
    let height: Int
    let hasCell: Bool
  }

  /// The rows above the anchor, nearest first, and those from the anchor on.
  private var above: [Row] = []
  private var below: [Row] = []

  /// The lines of the view between which the rows are.
  private var top = 0
  private var bottom = 0

  /// Creates the layout of a view that keeps an existing item at a position.
  init(
    _ counts: SectionCounts, in size: Size, visible: [VisibleItem],
    from item: ListItem, at position: ListAnchor.Position
  ) {
    self.counts = counts
    self.size = size
    self.visible = visible
    nextBelow = visible.insertionIndex(of: item)
    nextAbove = nextBelow - 1
    let anchor = row(below: item)
    // Most rows take a line or more. An array that grows is allocated again and again.
    below.reserveCapacity(min(size.height, 100) + 1)
    below.append(anchor)
    switch position {
    case .line(let line): top = line + anchor.height > 0 ? line : 0
    case .end(let line): top = line - anchor.height
    case .middle: top = max(0, size.height - anchor.height) / 2
    }
    bottom = top + anchor.height
  }

  /// Walks to both edges of the view, and returns the items between them.
  ///
  /// An item is requested after the items that its frame depends on, so that none is requested in
  /// vain. The order is: the anchor, the items above it, those below it, and then further items above
  /// if the end of the list has moved them into view.
  mutating func itemsInView() -> ItemsInView {
    walkUp()
    let anchor = below[0]
    let isAnchorMissing = !anchor.hasCell && isInView(anchor, at: anchorLine)
    var missing = isAnchorMissing ? [item(anchor, at: anchorLine)] : missingAbove()
    while bottom < size.height, addBelow() {}
    if bottom < size.height {
      // The list ends in view: its end moves to the lower edge.
      move(by: size.height - bottom)
      walkUp()
    }
    if missing.isEmpty { missing = missingBelow() }
    if missing.isEmpty { missing = missingAbove() }
    return ItemsInView(items: items(), missing: missing)
  }

  /// Adds rows up to the upper edge, to which a list that begins below it moves.
  private mutating func walkUp() {
    if top > 0 { above.reserveCapacity(min(top, 100) + 1) }
    while hasRoomAbove, addAbove() {}
    if top > 0 { move(by: -top) }
  }

  /// Whether the next row above is in view, as is a row without a line while it has its cell.
  private var hasRoomAbove: Bool {
    top > 0 || top == 0 && nextAbove >= 0 && visible[nextAbove].frame.lines.isEmpty
  }

  private mutating func move(by lines: Int) {
    top += lines
    bottom += lines
  }
}

// MARK: - Walking

extension TableLayout {
  private mutating func addAbove() -> Bool {
    guard let item = counts.item(before: above.last?.item ?? below[0].item) else { return false }
    let row = row(above: item)
    above.append(row)
    top -= row.height
    return true
  }

  private mutating func addBelow() -> Bool {
    guard let item = counts.item(after: below[below.count - 1].item) else { return false }
    let row = row(below: item)
    below.append(row)
    bottom += row.height
    return true
  }

  private mutating func row(above item: ListItem) -> Row {
    guard nextAbove >= 0, visible[nextAbove].item == item else { return estimatedRow(item) }
    nextAbove -= 1
    return Row(item: item, height: visible[nextAbove + 1].frame.lines.count, hasCell: true)
  }

  private mutating func row(below item: ListItem) -> Row {
    guard nextBelow < visible.count, visible[nextBelow].item == item else {
      return estimatedRow(item)
    }
    nextBelow += 1
    return Row(item: item, height: visible[nextBelow - 1].frame.lines.count, hasCell: true)
  }

  private func estimatedRow(_ item: ListItem) -> Row {
    Row(item: item, height: counts.estimatedHeight(of: item), hasCell: false)
  }
}

// MARK: - Collecting

extension TableLayout {
  /// The line at which the anchor begins.
  private var anchorLine: Int {
    var line = bottom
    for row in below { line -= row.height }
    return line
  }

  /// All rows in view, from top to bottom.
  private func items() -> [ItemsInView.Item] {
    var items: [ItemsInView.Item] = []
    items.reserveCapacity(above.count + below.count)
    var line = top
    for row in above.reversed() {
      if isInView(row, at: line) { items.append(item(row, at: line)) }
      line += row.height
    }
    for row in below {
      if isInView(row, at: line) { items.append(item(row, at: line)) }
      line += row.height
    }
    return items
  }

  /// Returns the rows above the anchor that are in view without cells, from bottom to top.
  private func missingAbove() -> [ItemsInView.Item] {
    var missing: [ItemsInView.Item] = []
    var line = anchorLine
    for row in above {
      line -= row.height
      if !row.hasCell, isInView(row, at: line) {
        if missing.isEmpty { missing.reserveCapacity(above.count) }
        missing.append(item(row, at: line))
      }
    }
    return missing
  }

  /// Returns the rows below the anchor that are in view without cells, from top to bottom.
  private func missingBelow() -> [ItemsInView.Item] {
    var missing: [ItemsInView.Item] = []
    var line = anchorLine
    for row in below {
      if !row.hasCell, isInView(row, at: line) {
        if missing.isEmpty { missing.reserveCapacity(below.count) }
        missing.append(item(row, at: line))
      }
      line += row.height
    }
    return missing
  }

  private func item(_ row: Row, at line: Int) -> ItemsInView.Item {
    (row.item, ItemFrame(columns: 0..<size.width, lines: line..<line + row.height))
  }

  /// Checks whether a row is between the edges; a row without a line may be at an edge.
  private func isInView(_ row: Row, at line: Int) -> Bool {
    row.height == 0
      ? 0...size.height ~= line : line < size.height && line + row.height > 0
  }
}
