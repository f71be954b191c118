import CommandLineInterface

/// Rows of cells, written for a terminal, as Markdown or as comma-separated values.
struct Table {
  private let headings: [String]
  private let alignedRight: Set<Int>
  private let groupColumns: Int
  private var rows: [(cells: [String], notes: [String])] = []

  /// Creates a table without rows.
  ///
  /// - Parameters:
  ///   - headings: The heading of each column.
  ///   - columns: The columns that are aligned to the right, counted from 0.
  ///   - groupColumns: The number of leading columns that `text` shows once for a group of rows.
  init(
    _ headings: [String], alignedRight columns: some Sequence<Int> = [], groupColumns: Int = 0
  ) {
    self.headings = headings
    self.alignedRight = Set(columns)
    self.groupColumns = groupColumns
  }

  var isEmpty: Bool { rows.isEmpty }

  /// Adds a row with a cell for each column, and notes on the row.
  mutating func add(_ cells: [String], notes: [String] = []) {
    rows.append((cells, notes))
  }

  /// The table for a terminal, with a blank line before each group and notes below their row.
  var text: String {
    let widths = rows.reduce(headings.map(\.count)) { widths, row in
      zip(widths, row.cells).map { max($0, $1.count) }
    }
    var lines = [line(headings, widths: widths)]
    var group: [String]?
    for row in rows {
      let key = Array(row.cells.prefix(groupColumns))
      let isFirst = key != group
      group = key
      if isFirst { lines.append("") }
      let cells = (isFirst ? key : key.map { _ in "" }) + row.cells.dropFirst(groupColumns)
      lines.append(line(cells, widths: widths))
      lines += row.notes.map { "    \($0)" }
    }
    return lines.joined(separator: "\n")
  }

  private func line(_ cells: [String], widths: [Int]) -> String {
    let line = cells.indices.map { column in
      cells[column].padded(to: widths[column], atStart: alignedRight.contains(column))
    }
    .joined(separator: "  ")
    return String(line.reversed().drop { $0 == " " }.reversed())
  }

  /// The table as Markdown, with `FAIL` in bold and a last column for notes.
  var markdown: String {
    let hasNotes = rows.contains { !$0.notes.isEmpty }
    var table = MarkdownTable(headings + (hasNotes ? ["notes"] : []), alignedRight: alignedRight)
    for row in rows {
      let cells = row.cells + (hasNotes ? [row.notes.joined(separator: "; ")] : [])
      table.add(cells.map { $0 == "FAIL" ? "**FAIL**" : $0.markdownEscaped })
    }
    return table.text
  }

  /// The table as comma-separated values (RFC 4180).
  var csv: String {
    ([headings] + rows.map(\.cells))
      .map { $0.map(\.csvField).joined(separator: ",") + "\r\n" }
      .joined()
  }
}

// MARK: -

extension String {
  /// The text as a CSV field, in quotes if it contains a comma, a quote or a line break.
  var csvField: String {
    // Looks at bytes because "\r\n" is one character, which is neither "\r" nor "\n".
    guard utf8.contains(where: { ",\"\r\n".utf8.contains($0) }) else { return self }
    return "\"\(replacing("\"", with: "\"\""))\""
  }
}
