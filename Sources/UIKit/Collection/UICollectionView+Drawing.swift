package import TerminalDrawing

// MARK: - Drawing

extension UICollectionView {
  /// The number of lines that are drawn together when the whole list is written out.
  private static var linesAtOnce: Int { 100 }

  /// Draws the items in view, and blank lines beside and below them.
  final func drawVisible(in canvas: inout Canvas) {
    let items = visibleItems.compactMap { item in
      cell(of: item).map { drawn($0, item.item, in: item.frame, by: canvas) }
    }
    drawRefreshControl(in: &canvas)
    draw(items, onLines: max(0, -hiddenLines)..<max(0, size.height), in: &canvas)
  }

  /// Draws every item with few cells of each kind, and writes the lines out in pieces.
  ///
  /// The visible cells do not change.
  package final func drawAll(in canvas: inout Canvas, into sink: inout some OutputSink) {
    layoutIfNeeded()
    if refreshLines > 0 { refreshControl?.drawRow(in: &canvas) }
    guard let dataSource else { return }
    let layout = collectionViewLayout
    var line = 0
    while line < layout.collectionViewContentSize.height.lines {
      // A frame is exact after the layout was asked for it.
      let found = items(inLines: line..<line + Self.linesAtOnce)
      let end = min(line + Self.linesAtOnce, layout.collectionViewContentSize.height.lines)
      let items = found.compactMap { found in
        found.item.indexPath.map { indexPath in
          let cell = cell(at: indexPath, from: dataSource)
          defer { list.cells.enqueue(cell) }
          return drawn(cell, found.item, in: found.frame, by: canvas)
        }
      }
      draw(items, onLines: line..<end, in: &canvas)
      canvas.flush(into: &sink)
      line = end
    }
  }

  /// An item whose cell was drawn.
  private struct DrawnItem {
    let frame: ItemFrame
    let isSelected: Bool
    let lines: [CanvasLine]
  }

  private func drawn(
    _ cell: UICollectionViewCell, _ item: ListItem, in frame: ItemFrame, by canvas: Canvas
  ) -> DrawnItem {
    cell.size = Size(width: frame.columns.count, height: frame.lines.count)
    return DrawnItem(
      frame: frame, isSelected: item.indexPath == list.selection,
      lines: canvas.lines(width: frame.columns.count, height: frame.lines.count) {
        cell.draw(in: &$0)
      })
  }

  /// Draws some lines of the content, with the parts of the items beside each other.
  private func draw(_ items: [DrawnItem], onLines lines: Range<Int>, in canvas: inout Canvas) {
    // From left to right, because a line is drawn in one go.
    let items = items.sorted { $0.frame.columns.lowerBound < $1.frame.columns.lowerBound }
    for line in lines {
      let parts = items.filter { $0.frame.lines.contains(line) }
      let marksEdge = parts.first.map { $0.isSelected && $0.frame.columns.lowerBound == 0 } ?? false
      canvas.beginRow(isSelected: marksEdge)
      for part in parts where part.frame.columns.lowerBound >= canvas.column {
        canvas.draw(
          part.lines[line - part.frame.lines.lowerBound], in: part.frame.columns,
          isSelected: part.isSelected)
      }
      canvas.endRow(height: 1)
    }
  }
}
