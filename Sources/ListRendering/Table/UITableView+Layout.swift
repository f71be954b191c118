/// The pass that fills the view, step by step.
///
/// The pass is stored, because a callback checks whether a pass is running, and the pass checks
/// afterwards whether the callback has changed the table.
final class LayoutPass {
  /// A direction in the list.
  enum Direction { case forward, backward }

  /// Whether the pass is running.
  private(set) var isRunning = false

  /// The number of changes to the list so far.
  ///
  /// If it grows during a request, the requested row may be outdated.
  var changes = 0

  /// The direction in which rows are announced after the pass.
  var announces: Direction?

  /// The direction in which rows were last announced.
  var lastDirection = Direction.forward

  /// The completions of the batches that the pass applies.
  var completions: [() -> Void] = []

  /// Takes steps as long as there are any, unless the pass is running already.
  ///
  /// - Returns: Whether this call ran the pass.
  @inline(__always)
  func run(_ takeStep: () -> Bool) -> Bool {
    guard !isRunning else { return false }
    isRunning = true
    while takeStep() {}
    isRunning = false
    return true
  }

  /// Calls and forgets the completions.
  func callCompletions() {
    let called = completions
    completions = []
    for completion in called { completion() }
  }
}

// MARK: - Filling the view

extension UITableView {
  /// Takes steps until the view is full and every row that left has released its cell.
  ///
  /// A call from inside a callback returns at once: the running pass takes the steps (rule 25).
  final func layOut(announcing direction: LayoutPass.Direction? = nil) {
    if let direction { pass.announces = direction }
    needsLayout = false
    guard pass.run({ takeStep() }) else { return }
    viewport.checkIsSettled(in: counts)
    if let direction = pass.announces {
      pass.announces = nil
      pass.lastDirection = direction
      announceRows(direction)
    }
    pass.callCompletions()
  }

  /// Removes all rows, and starts the view again with an item at its top.
  final func restart(at top: (item: ListItem, hiddenLines: Int)?) {
    restart(at: top?.item, .line(-(top?.hiddenLines ?? 0)))
  }

  final func restart(at item: ListItem?, _ placement: Viewport.Placement) {
    pass.changes += 1
    viewport.restart(at: item, placement)
  }

  /// Requests all visible rows again, at the same scroll position.
  final func showAgain() {
    guard !needsReload else { return }
    restart(at: viewport.top)
    layOut()
  }

  /// Fills the view after its size has changed.
  ///
  /// Another width can change the heights of rows.
  final func resize(from oldSize: Size) {
    guard size.width == oldSize.width else { return showAgain() }
    pass.changes += 1
    if !needsReload { layOut() }
  }

  /// Takes the next step.
  ///
  /// After a callback, a step either ends or reads the state again.
  ///
  /// - Returns: False if nothing is left to do.
  private func takeStep() -> Bool {
    if needsReload {
      readAgain()
      return true
    }
    if !viewport.leaving.isEmpty, let element = viewport.takeLeaving() {
      endDisplaying(element)
      return true
    }
    let size = size
    guard size.height > 0 else { return false }
    if viewport.hasUnplacedRows, let element = viewport.rowToUpdate {
      update(element)
      return true
    }
    return viewport.elements.isEmpty ? showStart(in: size) : fill(size)
  }

  /// Shows the item at which an empty view starts.
  private func showStart(in size: Size) -> Bool {
    let wanted = viewport.start.item
    guard let item = wanted.flatMap(counts.nearest) ?? counts.first else {
      // An empty list shows its beginning, whatever was at the top before.
      viewport.start = (nil, .line(0))
      guard viewport.hasUnplacedRows else { return false }
      viewport.removeUnplaced()
      return true
    }
    if wanted == nil {
      viewport.start.item = item
    } else if item != wanted {
      viewport.start = (item, .line(0))
    }
    show(item, .start, in: size)
    return true
  }

  /// Shows the next item above or below those in view, or removes one that has left.
  private func fill(_ size: Size) -> Bool {
    let height = size.height
    let (count, first, firstHeight, last, lastHeight) = viewport.ends
    let isOnly = count == 1
    if !isOnly, viewport.filledLines - lastHeight >= height {
      endDisplaying(viewport.removeLast())
      return true
    }
    if viewport.hiddenLines < 0 {
      fillAbove(first, isBelowView: isOnly && viewport.filledLines - firstHeight >= height, size)
      return true
    }
    if viewport.hiddenLines > 0, viewport.hiddenLines >= firstHeight {
      if !isOnly {
        endDisplaying(viewport.removeFirst())
        return true
      }
      if let next = counts.item(after: first) {
        viewport.restart(at: next, .hiding(viewport.hiddenLines - firstHeight))
        return true
      }
    }
    if viewport.filledLines < height {
      if let next = counts.item(after: last) {
        if !makesRoom(for: next, .forward) { show(next, .below, in: size) }
        return true
      }
      // The list ends above the lower edge, so that it scrolls back as far as possible.
      if viewport.hiddenLines > 0 || counts.item(before: first) != nil {
        viewport.scroll(by: viewport.filledLines - height)
        return true
      }
    }
    if viewport.mayBeginEarlier, viewport.hiddenLines == 0 {
      if showsEmptyRow(above: first, in: size) { return true }
      viewport.mayBeginEarlier = false
    }
    guard viewport.hasUnplacedRows else { return false }
    viewport.removeUnplaced()
    return true
  }

  /// Shows the item above the first one, on free lines.
  private func fillAbove(_ first: ListItem, isBelowView: Bool, _ size: Size) {
    guard let previous = counts.item(before: first) else {
      viewport.alignTop()
      return
    }
    if isBelowView {
      viewport.restart(at: previous, .above(-viewport.hiddenLines))
    } else if !makesRoom(for: previous, .backward) {
      show(previous, .above, in: size)
    }
  }

  /// Shows the row above the first item if its height is 0.
  ///
  /// - Returns: True if the pass has to take another step.
  private func showsEmptyRow(above first: ListItem, in size: Size) -> Bool {
    guard let previous = counts.item(before: first), case .row = previous else { return false }
    let changes = pass.changes
    let rowHeight = minimumHeight(of: previous)
    guard changes == pass.changes else { return true }
    guard rowHeight == 0 else { return false }
    show(previous, .above, in: size)
    return true
  }

  /// Removes unplaced rows for which an item that comes into view leaves no room.
  ///
  /// If the list may end above the lower edge, rows beyond the other edge may still come into view.
  ///
  /// - Returns: False if all rows have room.
  private func makesRoom(for item: ListItem, _ direction: LayoutPass.Direction) -> Bool {
    guard viewport.hasUnplacedRows, !viewport.isNextUnplaced(item) else { return false }
    let changes = pass.changes
    let newLines = minimumHeight(of: item)
    let freeAbove = -viewport.hiddenLines
    let freeBelow = size.height - viewport.filledLines
    let linesAbove = linesAhead(.backward, upTo: freeAbove)
    let linesBelow = linesAhead(.forward, upTo: freeBelow)
    guard changes == pass.changes else { return true }
    return viewport.makeRoom(
      for: direction == .forward ? (0, newLines) : (newLines, 0),
      in: (
        above: freeAbove + max(0, freeBelow - linesBelow),
        below: freeBelow + max(0, freeAbove - linesAbove)
      ))
  }
}

// MARK: - Showing and removing rows

extension UITableView {
  /// Requests the cell and the height of an item, and places it.
  ///
  /// If the data source or the delegate changes the table meanwhile, the cell is not shown.
  private func show(_ item: ListItem, _ side: Viewport.Side, in size: Size) {
    if viewport.hasUnplacedRows, let element = viewport.takeUnplaced(item) {
      return viewport.place(element, side, viewHeight: size.height)
    }
    guard let indexPath = item.indexPath else { return showTitle(item, side, in: size) }
    guard let dataSource else {
      // The data source was released, and a table without a data source has no sections (rule 2).
      needsReload = true
      return
    }
    let changes = pass.changes
    let delegate = delegate
    let cell = cell(at: indexPath, from: dataSource)
    guard changes == pass.changes else { return cells.enqueue(cell) }
    let height =
      height(ofRowAt: indexPath, from: delegate) ?? lineCount(of: cell, width: size.width)
    guard changes == pass.changes else { return cells.enqueue(cell) }
    let element = Viewport.Element(
      item: item, height: height, view: cell, isAnnounced: delegate != nil)
    viewport.place(element, side, viewHeight: size.height)
    delegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
  }

  /// Requests the view of a header or footer, if it has one, and places it.
  private func showTitle(_ item: ListItem, _ side: Viewport.Side, in size: Size) {
    var view: UIView?
    var height = 1
    if counts.viewHeight(of: item) != nil {
      let changes = pass.changes
      view = requestView(of: item)
      guard changes == pass.changes else { return releaseSectionView(view) }
      height = self.height(of: item, showing: view, width: size.width)
    }
    let title = Viewport.Element(item: item, height: height, view: view)
    viewport.place(title, side, viewHeight: size.height)
  }

  /// Releases the cell of a row that has left the view.
  private func endDisplaying(_ element: Viewport.Element) {
    guard let indexPath = element.item.indexPath, let cell = element.cell else {
      return releaseSectionView(element.view)
    }
    cells.enqueue(cell)
    guard element.isAnnounced else { return }
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: indexPath)
  }

  /// Asks for the height of a row that stays after a batch (rule 31), and fills its cell again if it
  /// is reconfigured (rule 23).
  ///
  /// The new height is measured before the view is filled. Otherwise, rows could leave and come
  /// back, because a shrinking row makes room for them.
  private func update(_ element: Viewport.Element) {
    guard let cell = element.cell, let indexPath = element.item.indexPath, let dataSource else {
      needsReload = true
      return
    }
    let changes = pass.changes
    if element.needsReconfiguring {
      let filled = cells.refill(cell, at: indexPath) {
        dataSource.tableView(self, cellForRowAt: indexPath)
      }
      guard changes == pass.changes else {
        if filled !== cell { cells.enqueue(filled) }
        return
      }
      guard filled === cell else {
        fatalError("reconfigureRows needs the cell that already shows the row: \(indexPath)")
      }
    }
    let height =
      height(ofRowAt: indexPath, from: delegate) ?? lineCount(of: cell, width: size.width)
    guard changes == pass.changes else { return }
    viewport.measured(cell, height: height)
  }

  /// Returns the number of lines of a row, or `nil` for the automatic height (rule 5).
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
    guard let indexPath = item.indexPath else {
      return max(1, counts.viewHeight(of: item) ?? 1)
    }
    return height(ofRowAt: indexPath, from: delegate) ?? 1
  }
}

// MARK: - Prefetching

extension UITableView {
  /// Tells the prefetching data source which rows are needed next, nearest first.
  ///
  /// Announces as many rows as items are in view, in the direction of the last scroll. Cancels
  /// announced rows that were not shown and are no longer ahead.
  private func announceRows(_ direction: LayoutPass.Direction) {
    guard let prefetchDataSource, !viewport.elements.isEmpty else { return }
    var ahead: [IndexPath] = []
    var item = direction == .forward ? viewport.elements.last?.item : viewport.elements.first?.item
    while ahead.count < viewport.elements.count, let current = item {
      item = direction == .forward ? counts.item(after: current) : counts.item(before: current)
      if let indexPath = item?.indexPath { ahead.append(indexPath) }
    }
    let shown = viewport.elements.compactMap(\.item.indexPath)
    let cancelled = announced.subtracting(ahead).subtracting(shown)
    let new = ahead.filter { !announced.contains($0) }
    announced = Set(ahead)
    let changes = pass.changes
    if !cancelled.isEmpty {
      prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: cancelled.sorted())
    }
    guard changes == pass.changes, !new.isEmpty else { return }
    prefetchDataSource.tableView(self, prefetchRowsAt: new)
  }
}
