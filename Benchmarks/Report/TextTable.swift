/// A table in columns as wide as what is in them.
struct TextTable {
  private enum Line {
    case cells([String])
    case note(String)
    case blank
  }

  private var lines: [Line]
  private let alignedRight: Set<Int>

  /// Begins a table.
  ///
  /// - Parameters:
  ///   - headings: The heading of each column.
  ///   - columns: The numbers of the columns whose cells end under one another, from 0.
  init(_ headings: String..., alignedRight columns: [Int]) {
    lines = [.cells(headings)]
    alignedRight = Set(columns)
  }

  /// Adds a line with a cell for each column.
  mutating func add(_ cells: String...) {
    lines.append(.cells(cells))
  }

  /// Adds a line that belongs to the one above and to no column.
  mutating func addNote(_ note: String) {
    lines.append(.note(note))
  }

  mutating func addBlankLine() {
    lines.append(.blank)
  }

  /// The table with two blanks between columns.
  var text: String {
    let widths = widths
    return lines.map { line in
      switch line {
      case .cells(let cells): Self.trimmed(row(cells, widths: widths))
      case .note(let note): "    \(note)"
      case .blank: ""
      }
    }
    .joined(separator: "\n")
  }

  private var widths: [Int] {
    lines.reduce(into: []) { widths, line in
      guard case .cells(let cells) = line else { return }
      widths = cells.enumerated().map { column, cell in
        max(cell.count, widths.indices.contains(column) ? widths[column] : 0)
      }
    }
  }

  private func row(_ cells: [String], widths: [Int]) -> String {
    cells.enumerated().map { column, cell in
      cell.padded(to: widths[column], atStart: alignedRight.contains(column))
    }
    .joined(separator: "  ")
  }

  private static func trimmed(_ line: String) -> String {
    String(line.reversed().drop { $0 == " " }.reversed())
  }
}
