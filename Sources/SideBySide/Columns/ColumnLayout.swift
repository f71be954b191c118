import ListRendering

/// Sets columns beside one another as far as a line has room, and the others below them.
struct ColumnLayout {
  /// The columns that a line of the terminal has.
  let width: Int

  /// Tells whether weights are drawn, which only a terminal understands.
  var isColored = false

  /// The fewest terminal columns in which code can still be read.
  static let narrowest = 40

  private static let gap = " │ "
  private static let crossing = "─┼─"

  /// Draws columns under a title, with a blank line between bands.
  func drawing(of columns: [Column], title: String) -> String {
    let count = columnCount(for: columns.count)
    let columnWidth = (width - (count - 1) * Self.gap.count) / count
    var lines = [styled(title, .bold), ""]
    for start in stride(from: 0, to: columns.count, by: count) {
      let band = columns[start..<min(start + count, columns.count)]
      lines += drawing(of: band.map { cells(of: $0, width: columnWidth) }, width: columnWidth)
      lines.append("")
    }
    return lines.dropLast().joined(separator: "\n") + "\n"
  }

  /// The number of columns that a line has room for.
  func columnCount(for count: Int) -> Int {
    let room = (width + Self.gap.count) / (Self.narrowest + Self.gap.count)
    return max(1, min(count, room))
  }

  // MARK: - Bands

  private func drawing(of band: [[Cell]], width: Int) -> [String] {
    let height = band.map(\.count).max() ?? 0
    var lines = (0..<height).map { line in
      let cells = band.map { $0.indices.contains(line) ? $0[line] : Cell() }
      return self.line(of: cells, width: width)
    }
    let rule = band.map { _ in String(repeating: "─", count: width) }
    lines.insert(rule.joined(separator: Self.crossing), at: min(1, lines.count))
    return lines
  }

  private func line(of cells: [Cell], width: Int) -> String {
    let padded = cells.map { cell in
      styled(cell.text, cell.style)
        + String(repeating: " ", count: width - TerminalText.columns(of: cell.text))
    }
    let line = padded.joined(separator: Self.gap)
    // A space at the end of a line is seen by nobody, and found by everybody who searches for one.
    return String(line.reversed().drop { $0 == " " }.reversed())
  }

  private func styled(_ text: String, _ style: Cell.Style) -> String {
    guard isColored, !text.isEmpty, style != .plain else { return text }
    return (style == .bold ? "\u{1B}[1m" : "\u{1B}[2m") + text + "\u{1B}[0m"
  }

  // MARK: - Cells

  private func cells(of column: Column, width: Int) -> [Cell] {
    var cells = [Cell(text: FittedLine.cut(column.title, columns: width), style: .bold)]
    for section in column.sections {
      if cells.count > 1 { cells.append(Cell()) }
      cells.append(Cell(text: FittedLine.cut(section.heading, columns: width), style: .dim))
      for line in section.lines {
        cells += FittedLine.wrapped(line, columns: width).map { Cell(text: $0) }
      }
    }
    return cells
  }

  /// A line of a column.
  private struct Cell {
    enum Style {
      case plain
      case bold
      case dim
    }

    var text = ""
    var style = Style.plain
  }
}
