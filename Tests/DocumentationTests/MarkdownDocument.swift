/// A Markdown file, taken apart as far as a test must.
struct MarkdownDocument {
  /// What stands between backticks in prose and tables.
  private(set) var codeSpans: [String] = []

  /// The blocks between lines of three backticks.
  private(set) var codeBlocks: [String] = []

  /// Those of the blocks that name their language, by its name.
  private(set) var codeBlocksByLanguage: [String: [String]] = [:]

  /// Reads a document.
  ///
  /// The first column of a table whose head speaks of names elsewhere is left out: these names are
  /// not ours.
  init(_ text: String) {
    var block: [Substring]?
    var language = ""
    var isTableOfForeignNames = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        if let block {
          codeBlocks.append(block.joined(separator: "\n"))
          codeBlocksByLanguage[language, default: []].append(block.joined(separator: "\n"))
        }
        block = block == nil ? [] : nil
        language = String(line.dropFirst(3))
      } else if block != nil {
        block?.append(line)
      } else {
        if !line.hasPrefix("|") { isTableOfForeignNames = false }
        if line.hasPrefix("| name in ") { isTableOfForeignNames = true }
        let cells = line.split(separator: "|", omittingEmptySubsequences: false)
        let ours = isTableOfForeignNames ? cells.dropFirst(2).joined(separator: "|") : String(line)
        appendSpans(of: ours)
      }
    }
  }

  private mutating func appendSpans(of line: String) {
    // Links between two backticks are for the documentation compiler to check.
    let prose = line.replacing(#/``[^`]*``/#, with: "")
    let pieces = prose.split(separator: "`", omittingEmptySubsequences: false)
    for (index, piece) in pieces.enumerated() where index % 2 == 1 {
      codeSpans.append(String(piece))
    }
  }

  /// The commands in blocks and spans, a line each.
  var commands: [String] {
    let lines = codeBlocks.flatMap { $0.split(separator: "\n").map(String.init) } + codeSpans
    return lines.compactMap { line in
      let command = line.hasPrefix("$ ") ? String(line.dropFirst(2)) : line
      let programs = ["swift", "diff", "bash"]
      return programs.contains { command.hasPrefix("\($0) ") } ? command : nil
    }
  }
}
