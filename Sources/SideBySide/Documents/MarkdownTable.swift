/// A table in Markdown, which grows by rows.
nonisolated struct MarkdownTable {
  private var rows: [[String]]

  init(head: [String]) {
    rows = [head, head.map { _ in "---" }]
  }

  mutating func append(_ row: [String]) {
    rows.append(row)
  }

  /// The lines, without the end of the last.
  var markdown: String {
    rows.map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")
  }
}
