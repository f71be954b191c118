/// A table in Markdown, whose source can be read, too.
struct MarkdownTable {
  private let headings: [String]
  private let alignedRight: Set<Int>
  private var rows: [[String]] = []

  /// Begins a table.
  ///
  /// - Parameters:
  ///   - headings: The heading of each column.
  ///   - columns: The numbers of the columns whose cells end under one another, from 0.
  init(_ headings: [String], alignedRight columns: some Sequence<Int> = []) {
    self.headings = headings
    alignedRight = Set(columns)
  }

  /// Adds a row with a cell for each column, in Markdown.
  mutating func add(_ cells: [String]) {
    rows.append(cells)
  }

  var text: String {
    let rule = headings.indices.map { alignedRight.contains($0) ? "---:" : "---" }
    return ([headings, rule] + rows)
      .map { "| \($0.joined(separator: " | ")) |" }
      .joined(separator: "\n")
  }
}

// MARK: -

extension String {
  /// The text as it must be written in Markdown to be read as it is, on one line.
  var markdownEscaped: String {
    var text = ""
    for character in self {
      if character.isNewline {
        text += " "
      } else {
        if "\\`*_[]<>&|~".contains(character) { text += "\\" }
        text.append(character)
      }
    }
    return text
  }

  /// The text between lines by which a test finds it in a document.
  func generated(_ name: String) -> String {
    "<!-- begin: \(name) -->\n\n\(self)\n\n<!-- end: \(name) -->"
  }
}
