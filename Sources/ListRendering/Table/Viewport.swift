/// The rows and titles in view, from top to bottom, and the line at which the first one begins.
///
/// The table reads the next step from the viewport, creates or releases a cell for it, and records
/// the result here. Nothing else is stored between two steps, so that a callback may change the
/// table between them (rule 25).
///
/// A class, because Swift checks each access to a structure that a class stores and changes in
/// place.
final class Viewport {
  /// A row or title in view.
  struct Element {
    /// The row or title.
    var item: ListItem

    /// The lines that it takes.
    var height: Int

    /// The cell of a row, or the view of a header or footer; `nil` for a title.
    let view: UIView?

    /// Whether the current delegate was told that the row came into view (rule 17).
    var isAnnounced = false

    /// Whether the cell must be filled again (rule 23).
    var needsReconfiguring = false

    /// Whether the height must be asked for again (rule 31).
    var needsMeasuring = false

    /// The cell of a row.
    var cell: UITableViewCell? {
      // One property holds both kinds of views, because the elements are copied often.
      guard case .row = item, let view else { return nil }
      return unsafeDowncast(view, to: UITableViewCell.self)
    }

    /// The view of a header or footer, `nil` for a title.
    var sectionView: UIView? {
      if case .row = item { nil } else { view }
    }
  }

  /// The place of the first item that is shown.
  enum Placement: Equatable {
    /// The item begins at a line of the view. An item that would be wholly above the view begins at
    /// the first line of the view instead.
    case line(Int)

    /// The item begins this number of lines above the view, even if all of it is above the view.
    case hiding(Int)

    /// The item ends just above a line of the view.
    case above(Int)

    /// The item is in the middle of the view.
    case middle
  }

  /// The placed items, without a gap.
  private(set) var elements: [Element] = []

  /// The number of lines of the first element above the upper edge, negative if lines above the
  /// element are free.
  private(set) var hiddenLines = 0

  /// Whether a row of height 0 may belong above the first element.
  var mayBeginEarlier = true

  /// The item at which an empty viewport starts, `nil` for the first of the list, and its place.
  var start: (item: ListItem?, placement: Placement) = (nil, .line(0))

  /// Rows that stay in the list but are not placed yet: above and below the start, nearest last.
  private(set) var rowsAbove: [Element] = []
  private(set) var rowsBelow: [Element] = []

  /// Rows that left together and still hold their cells, in the order in which they left.
  private(set) var leaving: [Element] = []

  /// The sum of the heights of all elements.
  private var contentHeight = 0

  /// The lines from the upper edge of the view to the end of the last element.
  var filledLines: Int { contentHeight - hiddenLines }

  /// Whether some rows may not be placed yet.
  private(set) var hasUnplacedRows = false

  /// The number of elements, and the items and heights of the first and the last one.
  ///
  /// Read together and without cells, because a pass reads them in each step.
  var ends: (count: Int, first: ListItem, firstHeight: Int, last: ListItem, lastHeight: Int) {
    let elements = elements
    let last = elements.count - 1
    return (
      elements.count, elements[0].item, elements[0].height, elements[last].item,
      elements[last].height
    )
  }

  /// The item at the upper edge and its hidden lines, `nil` if that is the beginning of the list.
  var top: (item: ListItem, hiddenLines: Int)? {
    if let first = elements.first { return (first.item, hiddenLines) }
    guard let item = start.item else { return nil }
    return switch start.placement {
    case .line(let line): (item, -line)
    case .hiding(let lines): (item, lines)
    case .above, .middle: (item, 0)
    }
  }

  /// Checks whether the view shows the beginning of a list.
  func isAtTop(of counts: SectionCounts) -> Bool {
    guard let top else { return true }
    return top.hiddenLines == 0 && top.item == counts.first
  }
}

// MARK: - Finding

extension Viewport {
  /// Returns the element at a line of the view, and the line within it.
  func element(atLine line: Int) -> (element: Element, line: Int)? {
    guard line >= 0 else { return nil }
    var line = line + hiddenLines
    for element in elements {
      if line < element.height { return (element, line) }
      line -= element.height
    }
    return nil
  }

  /// Returns the line at which a row begins, and its height.
  func lines(of indexPath: IndexPath) -> (line: Int, height: Int)? {
    lines(of: .row(indexPath))
  }

  /// Returns the line at which an item begins, and its height.
  func lines(of item: ListItem) -> (line: Int, height: Int)? {
    var line = -hiddenLines
    for element in elements {
      if element.item == item { return (line, element.height) }
      line += element.height
    }
    return nil
  }
}

// MARK: - Placing

extension Viewport {
  /// The place of a new element relative to the others.
  enum Side { case start, above, below }

  /// Places an element in a view of some height.
  func place(_ element: Element, _ side: Side, viewHeight: Int) {
    contentHeight += element.height
    switch side {
    case .start:
      elements.append(element)
      mayBeginEarlier = true
      hiddenLines = hiddenLinesOfStart(element.height, viewHeight: viewHeight)
    case .above:
      mayBeginEarlier = true
      elements.insert(element, at: 0)
      hiddenLines += element.height
    case .below:
      elements.append(element)
    }
  }

  private func hiddenLinesOfStart(_ height: Int, viewHeight: Int) -> Int {
    switch start.placement {
    case .line(let line): line + height > 0 ? -line : 0
    case .hiding(let lines): lines
    case .above(let line): height - line
    case .middle: -(max(0, viewHeight - height) / 2)
    }
  }

  /// Moves the elements up, or down if the number of lines is negative.
  func scroll(by lines: Int) {
    guard elements.isEmpty else {
      hiddenLines += lines
      if lines < 0 { mayBeginEarlier = true }
      return
    }
    switch start.placement {
    case .line(let line): start.placement = .hiding(lines - line)
    case .hiding(let hidden): start.placement = .hiding(hidden + lines)
    case .above(let line): start.placement = .above(line - lines)
    case .middle: break
    }
  }

  /// Places the first element at the upper edge.
  func alignTop() {
    hiddenLines = 0
  }

  /// Removes and returns an unplaced row, if it is the next one above or below.
  func takeUnplaced(_ item: ListItem) -> Element? {
    if rowsAbove.last?.item == item { return rowsAbove.popLast() }
    if rowsBelow.last?.item == item { return rowsBelow.popLast() }
    return nil
  }

  /// Checks whether an item is the next unplaced row above or below.
  func isNextUnplaced(_ item: ListItem) -> Bool {
    rowsAbove.last?.item == item || rowsBelow.last?.item == item
  }
}

// MARK: - Refresh control

extension Viewport {
  /// Shows the refresh control above the beginning of the list.
  func placeRefreshControl() {
    guard !elements.isEmpty else {
      start = (nil, .line(0))
      return
    }
    let control = Element(item: .refreshControl, height: 1, view: nil)
    elements.insert(control, at: 0)
    contentHeight += control.height
  }

  /// Removes the refresh control; what is below it begins at its line.
  func removeRefreshControl() {
    guard elements.first?.item == .refreshControl else { return }
    _ = removeFirst()
    hiddenLines = max(0, hiddenLines)
    if elements.isEmpty { start = (nil, .line(0)) }
  }
}

// MARK: - Leaving

extension Viewport {
  /// Removes and returns the first row that left, so that the table can release its cell.
  func takeLeaving() -> Element? {
    leaving.isEmpty ? nil : leaving.removeFirst()
  }

  /// Removes the first element.
  func removeFirst() -> Element {
    let element = elements.removeFirst()
    contentHeight -= element.height
    hiddenLines -= element.height
    return element
  }

  /// Removes the last element.
  func removeLast() -> Element {
    let element = elements.removeLast()
    contentHeight -= element.height
    return element
  }

  /// Removes all elements, and starts again at an item.
  func restart(at item: ListItem?, _ placement: Placement) {
    for element in elements { leave(element) }
    removeUnplaced()
    elements.removeAll(keepingCapacity: true)
    contentHeight = 0
    hiddenLines = 0
    start = (item, placement)
  }

  /// Removes the unplaced rows.
  func removeUnplaced() {
    for element in rowsAbove { leave(element) }
    for element in rowsBelow { leave(element) }
    rowsAbove = []
    rowsBelow = []
    hasUnplacedRows = false
  }

  /// Removes the unplaced rows for which new lines leave no room.
  ///
  /// Such a row releases its cell before another row needs one, so that no more cells are created
  /// than fit in the view (rule 13).
  ///
  /// - Parameters:
  ///   - newLines: The lines that the next new item takes above and below.
  ///   - free: The lines that are free above and below.
  /// - Returns: False if all rows have room.
  func makeRoom(
    for newLines: (above: Int, below: Int), in free: (above: Int, below: Int)
  ) -> Bool {
    let count = leaving.count
    leaving += Self.overflow(of: &rowsAbove, beside: newLines.above, lines: free.above)
    leaving += Self.overflow(of: &rowsBelow, beside: newLines.below, lines: free.below)
    return leaving.count > count
  }

  private static func overflow(
    of rows: inout [Element], beside newLines: Int, lines: Int
  ) -> [Element] {
    var needed = rows.reduce(newLines) { $0 + $1.height }
    var overflow: [Element] = []
    while let farthest = rows.first, needed - farthest.height >= lines {
      needed -= farthest.height
      overflow.append(rows.removeFirst())
    }
    return overflow
  }

  /// Notes that a new delegate was told of no row.
  func delegateChanged() {
    for index in elements.indices { elements[index].isAnnounced = false }
    for index in rowsAbove.indices { rowsAbove[index].isAnnounced = false }
    for index in rowsBelow.indices { rowsBelow[index].isAnnounced = false }
    for index in leaving.indices { leaving[index].isAnnounced = false }
  }

  private func leave(_ element: Element) {
    if element.view != nil { leaving.append(element) }
  }
}

// MARK: - Updating

extension Viewport {
  /// Moves the rows to their places after a batch, and removes deleted and reloaded rows.
  ///
  /// The first row in view keeps its line. If it is gone or moves, the next row that stays takes its
  /// line. A list that shows its beginning still shows it afterwards (rule 24).
  ///
  /// - Parameters:
  ///   - isAtTop: Whether the view showed the beginning of the list.
  ///   - startAtOffset: Returns the item after the batch at the scroll position, and its place,
  ///     given the first item before the batch. The view starts there if no visible row stays.
  ///   - newPlace: Returns the item of a row after the batch and the change of the row, or `nil` if
  ///     the row is gone.
  func update(
    isAtTop: Bool,
    startAtOffset: (_ first: ListItem) -> (item: ListItem?, placement: Placement),
    newPlace: (ListItem) -> (item: ListItem, change: RowChange)?
  ) {
    var anchors: [(item: ListItem, isMoved: Bool)] = []
    var anchorLine: Int?
    var staying: [Element] = []
    var line = -hiddenLines
    for (elements, areInView) in [(rowsAbove, false), (elements, true), (rowsBelow, false)] {
      for var element in elements {
        let place = newPlace(element.item)
        if areInView {
          if let place { anchors.append((place.item, place.change.isMoved)) }
          if anchorLine == nil, element.cell != nil { anchorLine = line }
          line += element.height
        }
        guard element.cell != nil else {
          leave(element)
          continue
        }
        if let place, !place.change.isReloaded {
          element.item = place.item
          if place.change.isReconfigured { element.needsReconfiguring = true }
          element.needsMeasuring = true
          staying.append(element)
        } else {
          leaving.append(element)
        }
      }
    }
    let anchor = anchors.first { !$0.isMoved } ?? anchors.first
    if isAtTop {
      start = (nil, .line(0))
    } else if let anchor, let anchorLine {
      start = (anchor.item, .line(anchorLine))
    } else if let first = elements.first {
      start = startAtOffset(first.item)
    } else if let item = start.item, let place = newPlace(item) {
      start.item = place.item
    }
    elements.removeAll(keepingCapacity: true)
    contentHeight = 0
    hiddenLines = 0
    staying.sort { $0.item < $1.item }
    let first = start.item ?? .refreshControl
    rowsAbove = staying.filter { $0.item < first }
    rowsBelow = staying.filter { $0.item >= first }.reversed()
    hasUnplacedRows = !staying.isEmpty
  }

  /// The change that a batch makes to a row that stays in the list.
  struct RowChange {
    /// Whether the row moves among the others.
    var isMoved = false

    /// Whether the row gets a new cell.
    var isReloaded = false

    /// Whether the cell of the row is filled again.
    var isReconfigured = false
  }

  /// An unplaced row whose cell must be filled, or whose height must be asked for again.
  var rowToUpdate: Element? {
    rowsAbove.first { $0.needsMeasuring } ?? rowsBelow.first { $0.needsMeasuring }
  }

  /// Records the new height of a row that stays.
  func measured(_ cell: UITableViewCell, height: Int) {
    Self.measured(cell, height: height, in: &rowsAbove)
    Self.measured(cell, height: height, in: &rowsBelow)
  }

  private static func measured(_ cell: UITableViewCell, height: Int, in rows: inout [Element]) {
    for index in rows.indices where rows[index].view === cell {
      rows[index].needsReconfiguring = false
      rows[index].needsMeasuring = false
      rows[index].height = height
    }
  }
}

// MARK: - Invariants

extension Viewport {
  /// Checks in debug builds that the elements have no gap and that a pass is complete.
  func checkIsSettled(in counts: SectionCounts) {
    assert(leaving.isEmpty && !hasUnplacedRows)
    assert(contentHeight == elements.reduce(0) { $0 + $1.height })
    assert(!elements.isEmpty || hiddenLines == 0, "\(hiddenLines) hidden lines of nothing")
    assert(hiddenLines >= 0)
    let neighbours = zip(elements, elements.dropFirst())
    assert(neighbours.allSatisfy { counts.item(after: $0.item) == $1.item })
  }
}
