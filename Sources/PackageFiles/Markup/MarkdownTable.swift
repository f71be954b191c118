/// A table in Markdown that is also readable as plain text.
package struct MarkdownTable {
  package let headings: [String]
  private let alignedRight: Set<Int>
  package private(set) var rows: [[String]] = []

  /// Creates a table without rows.
  ///
  /// - Parameters:
  ///   - headings: The heading of each column.
  ///   - columns: The numbers of the columns that are aligned right, from 0.
  package init(_ headings: [String], alignedRight columns: some Sequence<Int> = []) {
    self.headings = headings
    alignedRight = Set(columns)
  }

  /// Adds a row with a cell for each column, in Markdown.
  package mutating func add(_ cells: [String]) {
    rows.append(cells)
  }

  /// The Markdown of the table, without a line end after the last row.
  package var text: String {
    let rule = headings.indices.map { alignedRight.contains($0) ? "---:" : "---" }
    return ([headings, rule] + rows)
      .map { "| \($0.joined(separator: " | ")) |" }
      .joined(separator: "\n")
  }
}
