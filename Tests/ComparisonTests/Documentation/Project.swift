import PackageFiles
import Testing

@testable import Comparison

/// The files of the project, each read once.
enum Project {
  /// The Markdown files.
  static let documents = Result {
    try PackageFolder.ofThisPackage().documents.map { MarkdownDocument($0, try text(of: $0)) }
  }

  /// The texts of the Swift files by path.
  static let code = Result {
    let package = try PackageFolder.ofThisPackage()
    let paths = ["Sources", "Tests", "Benchmarks"].flatMap(package.swiftFiles)
    return Dictionary(uniqueKeysWithValues: try paths.map { ($0, try package.text(of: $0)) })
  }

  static func exists(_ path: String) -> Bool {
    (try? PackageFolder.ofThisPackage().exists(path)) ?? false
  }

  static func text(of path: String) throws -> String {
    try PackageFolder.ofThisPackage().text(of: path)
  }

  /// The code of the programs.
  static let programs = Result {
    let modules = ["EmployeeList", "NewArchitecture", "SideBySide"]
    let folders = ["Benchmarks/"] + modules.map { "Sources/\($0)/" }
    return try code.get().filter { path, _ in folders.contains(where: path.hasPrefix) }
      .values.joined()
  }

  /// The code of all tests.
  static let tests = Result {
    try code.get().filter { $0.key.hasPrefix("Tests/") }.values.joined()
  }
}

/// A Markdown file and the code in it.
struct MarkdownDocument {
  let path: String
  let text: String

  /// The texts between backticks in prose and tables.
  private(set) var codeSpans: [String] = []

  /// The lines of the code blocks, by the language of the block.
  private(set) var codeLines: [String: [Substring]] = [:]

  /// Reads a document.
  init(_ path: String, _ text: String) {
    self.path = path
    self.text = text
    var language: String?
    // A block in a list is indented.
    var indentation = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let fence = line.drop { $0 == " " }
      if fence.hasPrefix("```") {
        language = language == nil ? String(fence.dropFirst(3)) : nil
        indentation = line.count - fence.count
      } else if let language {
        codeLines[language, default: []].append(line.dropFirst(indentation))
      } else {
        codeSpans += Self.codeSpans(in: line)
      }
    }
  }

  static func codeSpans(in line: Substring) -> [String] {
    guard line.contains("`") else { return [] }
    // The documentation compiler checks the links between two backticks.
    return line.replacing(#/``[^`]*``/#, with: "").matches(of: #/`([^`]*)`/#).map { String($0.1) }
  }

  /// The commands in blocks and spans, without variables that are set before them.
  var commands: [String] {
    (codeLines["", default: []].map(String.init) + codeSpans).compactMap { line in
      let command = line.replacing(#/^(\$ )?([A-Z_]+=\S+ )*/#, with: "")
      let isCommand = ["swift ", "diff ", "bash "].contains { command.hasPrefix($0) }
      return isCommand ? command : nil
    }
  }
}
