package import TerminalDrawing

// MARK: - Drawing

extension UITableView {
  /// Draws the rows in view, and blank lines below them.
  final func drawVisible(in canvas: inout Canvas) {
    reloadIfNeeded()
    let selected = list.selection.map { ListItem.row($0) }
    var end = 0
    let visible = list.visible
    // A loop over the items would copy each of them.
    for index in visible.indices {
      let item = visible[index].item
      let lines = visible[index].frame.lines
      let drawn = (0..<lines.count).clamped(
        to: -lines.lowerBound..<max(-lines.lowerBound, size.height - lines.lowerBound))
      canvas.beginRow(drawing: drawn, isSelected: item == selected)
      if let cell = cell(item, visible[index].view) {
        cell.size = Size(width: size.width, height: lines.count)
        cell.draw(in: &canvas)
      } else {
        draw(item, showing: visible[index].view, in: &canvas)
      }
      canvas.endRow(height: lines.count)
      end = lines.upperBound
    }
    canvas.beginRow()
    canvas.endRow(height: max(0, size.height - end))
  }

  /// Draws every row of the list with one cell of each kind, and writes it out in pieces.
  ///
  /// The visible cells do not change.
  package final func drawAll(in canvas: inout Canvas, into sink: inout some OutputSink) {
    reloadIfNeeded()
    if list.counts.hasRefreshControl { refreshControl?.drawRow(in: &canvas) }
    guard let dataSource else { return }
    let delegate = delegate
    // The counts are read again after each row, because the data source may change the table.
    var section = 0
    while section < list.counts.rows.count {
      if list.counts.hasHeaders { drawTitle(.header(section: section), in: &canvas) }
      var row = 0
      while row < list.counts.rowCount(ofSection: section) {
        let indexPath = IndexPath(row: row, section: section)
        let cell = cell(at: indexPath, from: dataSource)
        let height = height(ofRowAt: indexPath, from: delegate)
        canvas.beginRow(drawing: 0..<(height ?? .max), isSelected: list.selection == indexPath)
        cell.draw(in: &canvas)
        canvas.endRow(height: height)
        list.cells.enqueue(consume cell)
        canvas.flushIfLong(into: &sink)
        row += 1
      }
      if list.counts.hasFooters { drawTitle(.footer(section: section), in: &canvas) }
      section += 1
    }
  }

  private func drawTitle(_ item: ListItem, in canvas: inout Canvas) {
    guard list.counts.hasHeaderFooter(item) else { return }
    let view = sectionView(of: item)
    let height: Int? =
      if case .lines(let count) = list.counts.viewHeight(of: item) { count } else { nil }
    canvas.beginRow(drawing: 0..<(height ?? .max))
    draw(item, showing: view, in: &canvas)
    canvas.endRow(height: height)
    releaseSectionView(view)
  }
}
