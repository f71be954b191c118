/// The rows, headers and footers of a table in view, found by a walk from the anchor up and down.
///
/// An item in view has the height of its cell. Any other item is estimated to be as low as it can
/// be. So the walk finds every item that may be in view, and an item keeps its cell until the
/// heights around it are known.
struct TableLayout {
  private let counts: SectionCounts
  private let size: Size

  /// The items in view, which have cells, and the next of them in both directions.
  private let visible: [VisibleItem]
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
    nextBelow = visible.firstIndex(notLess: item)
    nextAbove = nextBelow - 1
    let anchor = row(below: item)
    below.append(anchor)
    switch position {
    case .line(let line): top = line + anchor.height > 0 ? line : 0
    case .end(let line): top = line - anchor.height
    case .middle: top = max(0, size.height - anchor.height) / 2
    }
    bottom = top + anchor.height
  }

  /// Walks to both edges of the view, and returns the items between them.
  mutating func itemsInView() -> ItemsInView {
    walkUp()
    let nearCount = above.count
    while bottom < size.height, addBelow() {}
    if bottom < size.height {
      // The list ends in view: its end moves to the lower edge.
      move(by: size.height - bottom)
      walkUp()
    }
    return collect(nearCount: nearCount)
  }

  /// Adds rows up to the upper edge, to which a list that begins below it moves.
  private mutating func walkUp() {
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
  /// Returns the rows that are in view.
  ///
  /// A missing row is requested after those on whose heights its frame depends, so that no row is
  /// requested that is not in view in the end: first the anchor, then the rows above it, those
  /// below it, and those above that the end of the list brings into view.
  private func collect(nearCount: Int) -> ItemsInView {
    var found = ItemsInView()
    var near: [ItemsInView.Item] = []
    var far: [ItemsInView.Item] = []
    var others: [ItemsInView.Item] = []
    var line = top
    for index in -above.count..<below.count {
      let row = index < 0 ? above[-index - 1] : below[index]
      let lines = line..<line + row.height
      line = lines.upperBound
      guard isInView(lines) else { continue }
      let item = (row.item, ItemFrame(columns: 0..<size.width, lines: lines))
      found.items.append(item)
      if row.hasCell { continue }
      if index >= 0 {
        others.append(item)
      } else if -index <= nearCount {
        near.append(item)
      } else {
        far.append(item)
      }
    }
    let isAnchorMissing = others.first?.item == below[0].item
    found.missing = isAnchorMissing ? [others[0]] : near.reversed() + others + far.reversed()
    return found
  }

  /// Checks whether lines are between the edges; a row without a line may be at an edge.
  private func isInView(_ lines: Range<Int>) -> Bool {
    lines.isEmpty
      ? 0...size.height ~= lines.lowerBound
      : lines.lowerBound < size.height && lines.upperBound > 0
  }
}
