// MARK: - Drawing

extension TableView {
  /// The number of bytes after which a long list is written out.
  private static var flushThreshold: Int { 1 << 16 }

  /// Draws what is in view, and blank lines below it.
  final func drawVisible(in canvas: inout Canvas) {
    reloadIfNeeded()
    var line = -visible.hiddenLines
    for element in visible.elements {
      let drawn = max(0, -line)..<max(0, min(element.height, size.height - line))
      canvas.beginRow(drawing: drawn, isSelected: isSelected(element.item))
      if let cell = element.cell {
        cell.draw(in: &canvas)
      } else if let title = title(of: element.item) {
        canvas.draw(title)
      }
      canvas.endRow(height: element.height)
      line += element.height
    }
    canvas.beginRow()
    canvas.endRow(height: max(0, size.height - line))
  }

  /// Draws every row of the list with one cell of each kind, and writes it out in pieces.
  ///
  /// The cells in view stay as they are.
  final func drawAll(in canvas: inout Canvas, into sink: inout some OutputSink) {
    reloadIfNeeded()
    guard let dataSource else { return }
    let delegate = delegate
    var item = firstItem
    while let current = item {
      if case .row(let indexPath) = current {
        let cell = makeCell(at: indexPath, from: dataSource)
        let height = height(ofRowAt: indexPath, from: delegate)
        canvas.beginRow(drawing: 0..<(height ?? .max), isSelected: selection == indexPath)
        cell.draw(in: &canvas)
        canvas.endRow(height: height)
        recycle(cell)
      } else if let title = title(of: current) {
        canvas.beginRow()
        canvas.draw(title)
        canvas.endRow()
      }
      if canvas.byteCount >= Self.flushThreshold { canvas.flush(into: &sink) }
      item = self.item(after: current)
    }
  }

  private func isSelected(_ item: ListItem) -> Bool {
    if case .row(let indexPath) = item { selection == indexPath } else { false }
  }

  /// The lines that a row was given, `nil` where they are as many as its cell draws (rule 5).
  final func height(ofRowAt indexPath: IndexPath) -> Int? {
    height(ofRowAt: indexPath, from: delegate)
  }

  /// The same, from a delegate at hand: reading a weak reference for each row takes its time.
  private func height(
    ofRowAt indexPath: IndexPath, from delegate: (any TableViewDelegate)?
  ) -> Int? {
    let height = delegate?.tableView(self, heightForRowAt: indexPath) ?? rowHeight
    return height < 0 ? nil : height
  }

  /// The lines that an item takes at least, as far as that is known without its cell.
  final func minimumHeight(of item: ListItem) -> Int {
    if case .row(let indexPath) = item { height(ofRowAt: indexPath) ?? 1 } else { 1 }
  }

  /// The lines that a cell draws in the width of the table.
  final func lineCount(of cell: TableViewCell) -> Int {
    if measuring.width != size.width { measuring = Canvas(width: size.width, border: .plain) }
    measuring.beginRow()
    cell.draw(in: &measuring)
    measuring.endRow()
    measuring.removeAll()
    return measuring.line
  }
}
