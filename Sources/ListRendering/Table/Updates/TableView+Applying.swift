// MARK: - Applying a batch

extension TableView {
  /// Applies the changes of a batch, or stops the program where they do not agree with the counts.
  final func apply(_ updates: BatchUpdates) {
    let isAtTop = isAtTop
    let before = rowCounts
    readCounts()
    let updates = updates.sorted()
    if let fault = updates.fault(before: before, after: rowCounts) { fatalError(fault) }
    let map = UpdateMap(updates, sectionCount: before.count)
    selection = selection.flatMap { newPlace(of: $0, in: map) }
    prefetched = Set(prefetched.compactMap { newPlace(of: $0, in: map) })
    showAgain(after: updates, map: map, isAtTop: isAtTop)
  }

  /// The place of a row after a batch, `nil` where it is gone.
  private func newPlace(of indexPath: IndexPath, in map: UpdateMap) -> IndexPath? {
    map.indexPath(after: indexPath).flatMap { contains($0) ? $0 : nil }
  }

  /// Fills the view again around the rows that stay.
  private func showAgain(after updates: BatchUpdates, map: UpdateMap, isAtTop: Bool) {
    let elements = visible.elements
    let place = isAtTop ? nil : place(in: map)
    let fallback = isAtTop ? nil : visible.first?.item
    let hiddenLines = visible.hiddenLines
    visible.removeAll()

    var staying: [VisibleItems.Element] = []
    for element in elements {
      guard let indexPath = element.indexPath else { continue }
      if !map.isReloaded(indexPath), let target = newPlace(of: indexPath, in: map) {
        staying.append(element.moved(to: target))
      } else {
        drop(element)
      }
    }
    let reconfigured = updates.reconfiguredRows.compactMap { map.indexPath(after: $0.indexPath) }
    reconfigure(Set(reconfigured), in: &staying)
    let top = place?.indexPath ?? IndexPath(row: 0, section: 0)
    kept = KeptRows(staying, around: top)
    if let place {
      show(place.indexPath, atLine: place.line)
    } else {
      show(from: fallback, hiding: hiddenLines)
    }
    for element in kept?.rest ?? [] { drop(element) }
    kept = nil
  }

  /// The row that keeps its line: the first in view that stays where it was in the list, or else
  /// the first that stays at all; and its line.
  ///
  /// Where sections are known by what they show, the first that stays, wherever it moves.
  private func place(in map: UpdateMap) -> (indexPath: IndexPath, line: Int)? {
    var line = -visible.hiddenLines
    var places: [(indexPath: IndexPath, line: Int, isMoved: Bool)] = []
    for element in visible.elements {
      if let old = element.indexPath, let new = newPlace(of: old, in: map) {
        places.append((new, line, map.isMoved(old)))
      }
      line += element.height
    }
    let place = places.first { !$0.isMoved } ?? places.first
    return place.map { ($0.indexPath, $0.line) }
  }

  /// Drops the kept rows that have no room beside a new row or title, which comes into view next.
  ///
  /// Where the list may end before the view does, rows that stand beyond the other edge now may
  /// come into view yet.
  final func makeRoom(for item: ListItem, below isBelow: Bool) {
    guard let kept, !kept.isNext(item) else { return }
    let newLines = minimumHeight(of: item)
    let freeAbove = -visible.hiddenLines
    let freeBelow = size.height - visible.filledLines
    let above = freeAbove + max(0, freeBelow - linesAhead(forward: true, upTo: freeBelow))
    let below = freeBelow + max(0, freeAbove - linesAhead(forward: false, upTo: freeAbove))
    let dropped =
      (self.kept?.makeRoom(for: isBelow ? 0 : newLines, above: above) ?? [])
      + (self.kept?.makeRoom(for: isBelow ? newLines : 0, below: below) ?? [])
    for element in dropped { drop(element) }
  }

  /// Fills the cells of rows that stay again, each into the cell it has (rule 23).
  ///
  /// Their new heights are known before the view is filled: a row that shrinks makes room for rows
  /// that would else have to leave and come back.
  private func reconfigure(
    _ indexPaths: Set<IndexPath>, in elements: inout [VisibleItems.Element]
  ) {
    guard let dataSource, !indexPaths.isEmpty else { return }
    for (index, element) in elements.enumerated() {
      guard let indexPath = element.indexPath, let cell = element.cell,
        indexPaths.contains(indexPath)
      else { continue }
      reconfigured = (indexPath, cell)
      let filled = makeCell(at: indexPath, from: dataSource)
      reconfigured = nil
      guard filled === cell else {
        fatalError("reconfigureRows must get the cell back that shows the row: \(indexPath)")
      }
      let height = height(ofRowAt: indexPath) ?? lineCount(of: cell)
      elements[index] = VisibleItems.Element(item: element.item, height: height, cell: cell)
    }
  }
}
