import Foundation

/// The files of the project, as a test sees them.
nonisolated enum Project {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The Markdown files for readers.
  static let documents = [
    "README.md", "ARTICLES.md", "SPEC.md", "CONTRIBUTING.md",
    "Sources/ListRendering/ListRendering.docc/ListRendering.md",
    "Sources/ListRendering/ListRendering.docc/TableContract.md",
  ]

  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: path).path)
  }

  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The paths of all Swift files, relative to the root.
  static let swiftFiles: [String] = ["Sources", "Tests", "Benchmarks"].flatMap { folder in
    let files = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
    let names = files?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
  }

  /// Every word of the code, strings included and comments left out.
  static let words: Set<Substring> = {
    var words: Set<Substring> = []
    for file in swiftFiles where !file.contains("DocumentationTests") {
      let text = (try? text(of: file)) ?? ""
      for line in text.split(separator: "\n") {
        let code = line.split(separator: "//", omittingEmptySubsequences: false)[0]
        words.formUnion(code.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
      }
    }
    return words
  }()
}
