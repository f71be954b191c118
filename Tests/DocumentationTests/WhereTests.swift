import SourceAnalysis
import Testing

/// The questions of a newcomer are answered with names that stand in the files beside them.
struct WhereTests {
  private struct Answer {
    let question: String
    let names: [String]
    let files: [String]
  }

  @Test func `a newcomer has at least twelve questions`() throws {
    #expect(try answers().count >= 12)
  }

  @Test func `every answer names files, and what it names is in them`() throws {
    for answer in try answers() {
      #expect(!answer.files.isEmpty, "\(answer.question)")
      #expect(!answer.names.isEmpty, "\(answer.question)")
      let texts = try answer.files.map(Project.text(of:))
      for name in answer.names {
        let word = try Regex("\\b\(name)\\b").wordBoundaryKind(.simple)
        #expect(
          texts.contains { $0.contains(word) },
          "WHERE.md:\(answer.question)is answered with `\(name)`, which is not in the files")
      }
    }
  }

  /// The rows of the table with a question in their first column.
  private func answers() throws -> [Answer] {
    try Project.text(of: "WHERE.md").split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map(String.init)
      guard cells.count == 3, cells[0].contains("?") else { return nil }
      return Answer(
        question: cells[0], names: MarkdownDocument(cells[1]).codeSpans,
        files: cells[2].matches(of: #/\]\(([^)]+)\)/#).map { String($0.1) })
    }
  }
}
