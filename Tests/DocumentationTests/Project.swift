import SourceAnalysis

/// The files of the project.
enum Project {
  /// The paths of the Markdown files.
  static let documents = (try? PackageFolder.ofThisPackage().documents) ?? []

  /// The paths of the Swift files.
  static let swiftFiles = ["Sources", "Tests", "Benchmarks"].flatMap { folder in
    (try? PackageFolder.ofThisPackage().swiftFiles(in: folder)) ?? []
  }

  static func exists(_ path: String) -> Bool {
    (try? PackageFolder.ofThisPackage().exists(path)) ?? false
  }

  static func text(of path: String) throws -> String {
    try PackageFolder.ofThisPackage().text(of: path)
  }

  /// The code of all programs.
  static let programs = swiftFiles.filter { !$0.hasPrefix("Tests/") }
    .compactMap { try? text(of: $0) }.joined()

  /// All words of the code, without comments and without these tests.
  static let words: Set<Substring> = {
    var words: Set<Substring> = []
    for file in swiftFiles where !file.contains("DocumentationTests") {
      for line in ((try? text(of: file)) ?? "").split(separator: "\n") {
        let code = line.split(separator: "//", omittingEmptySubsequences: false)[0]
        words.formUnion(code.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
      }
    }
    return words
  }()
}

/// The code in a Markdown file.
struct MarkdownDocument {
  /// The texts between backticks in prose and tables.
  private(set) var codeSpans: [String] = []

  /// The lines of the code blocks, by the language of the block.
  private(set) var codeLines: [String: [Substring]] = [:]

  /// Reads a document, without the first column of tables of foreign names.
  init(_ text: String) {
    var language: String?
    var isTableOfForeignNames = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        language = language == nil ? String(line.dropFirst(3)) : nil
      } else if let language {
        codeLines[language, default: []].append(line)
      } else {
        isTableOfForeignNames =
          line.hasPrefix("| name in ") || isTableOfForeignNames && line.hasPrefix("|")
        let ours = isTableOfForeignNames ? line.drop { $0 == "|" }.drop { $0 != "|" } : line
        guard ours.contains("`") else { continue }
        // The documentation compiler checks the links between two backticks.
        let spans = ours.replacing(#/``[^`]*``/#, with: "").matches(of: #/`([^`]*)`/#)
        codeSpans += spans.map { String($0.1) }
      }
    }
  }

  /// The commands in blocks and spans.
  var commands: [String] {
    (codeLines["", default: []].map(String.init) + codeSpans).compactMap { line in
      let command = line.hasPrefix("$ ") ? String(line.dropFirst(2)) : line
      let isCommand = ["swift ", "diff ", "bash "].contains { command.hasPrefix($0) }
      return isCommand ? command : nil
    }
  }
}
