import CommandLineInterface

/// Rows of cells, written for a terminal or as Markdown.
struct Table {
  /// A heading with the cell of each row.
  struct Column<Row> {
    let heading: String
    let isAlignedRight: Bool
    let cell: (Row) -> String?

    static func left(_ heading: String, _ cell: @escaping (Row) -> String?) -> Self {
      Self(heading: heading, isAlignedRight: false, cell: cell)
    }

    static func right(_ heading: String, _ cell: @escaping (Row) -> String?) -> Self {
      Self(heading: heading, isAlignedRight: true, cell: cell)
    }
  }

  private let headings: [String]
  private let alignedRight: Set<Int>
  private let groupColumns: Int
  private let rows: [(title: String?, cells: [String], notes: [String])]

  /// Creates a table of some rows, with notes on each, all in their visible form.
  ///
  /// - Parameters:
  ///   - groupColumns: The number of leading columns that `text` shows once for a group.
  ///   - title: The line that `text` shows above a group.
  init<Row>(
    of rows: [Row], groupColumns: Int = 0, columns: [Column<Row>],
    title: (Row) -> String? = { _ in nil }, notes: (Row) -> [String] = { _ in [] }
  ) {
    headings = columns.map(\.heading.visible)
    alignedRight = Set(columns.indices.filter { columns[$0].isAlignedRight })
    self.groupColumns = groupColumns
    self.rows = rows.map { row in
      (
        title(row)?.visible, columns.map { ($0.cell(row) ?? "").visible },
        notes(row).map(\.visible)
      )
    }
  }

  var isEmpty: Bool { rows.isEmpty }

  /// The table for a terminal, with a blank line before each group and notes below their row.
  var text: String {
    let widths = rows.reduce(headings.map(\.count)) { widths, row in
      zip(widths, row.cells).map { max($0, $1.count) }
    }
    var lines = [line(headings, widths: widths)]
    var group: [String]?
    for row in rows {
      let key = row.cells.prefix(groupColumns)
      let isFirst = group != [row.title ?? ""] + key
      group = [row.title ?? ""] + key
      if isFirst { lines += ["", row.title].compactMap(\.self) }
      let cells = (isFirst ? Array(key) : key.map { _ in "" }) + row.cells.dropFirst(groupColumns)
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
    let headings = headings.map(\.markdownEscaped) + (hasNotes ? ["notes"] : [])
    var table = MarkdownTable(headings, alignedRight: alignedRight)
    for row in rows {
      let cells = row.cells + (hasNotes ? [row.notes.joined(separator: "; ")] : [])
      table.add(cells.map { $0 == "FAIL" ? "**FAIL**" : $0.markdownEscaped })
    }
    return table.text
  }
}
