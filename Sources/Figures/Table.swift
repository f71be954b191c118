import PackageFiles
import TerminalDrawing

/// Rows of cells, written for a terminal or as Markdown.
package struct Table {
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
  private let rows: [(title: String?, cells: [String], notes: [String])]

  /// Creates a table of some rows, with notes on each, all in their visible form.
  ///
  /// - Parameter title: The line that `text` shows above a group.
  init<Row>(
    of rows: [Row], columns: [Column<Row>],
    title: (Row) -> String? = { _ in nil }, notes: (Row) -> [String] = { _ in [] }
  ) {
    headings = columns.map(\.heading.visible)
    alignedRight = Set(columns.indices.filter { columns[$0].isAlignedRight })
    self.rows = rows.map { row in
      (
        title(row)?.visible, columns.map { ($0.cell(row) ?? "").visible },
        notes(row).map(\.visible)
      )
    }
  }

  var isEmpty: Bool { rows.isEmpty }

  /// The table for a terminal, with a blank line before each group and notes below their row.
  package var text: String {
    let widths = rows.reduce(headings.map(\.count)) { widths, row in
      zip(widths, row.cells).map { max($0, $1.count) }
    }
    var lines = [line(headings, widths: widths)]
    var group: String?
    for row in rows {
      let title = row.title ?? ""
      if title != group { lines += ["", row.title].compactMap(\.self) }
      group = title
      lines.append(line(row.cells, widths: widths))
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

  /// The table as Markdown without titles and notes, and with `FAIL` in bold.
  var markdown: String {
    var table = MarkdownTable(headings.map(\.markdownEscaped), alignedRight: alignedRight)
    for row in rows {
      table.add(row.cells.map { $0 == "FAIL" ? "**FAIL**" : $0.markdownEscaped })
    }
    return table.text
  }
}
