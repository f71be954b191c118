import SourceAnalysis

/// The files of the project, as a test sees them.
nonisolated enum Project {
  /// The Markdown files for readers.
  static let documents: [String] =
    ((try? PackageFolder.ofThisPackage().documents) ?? [])
    + ["Benchmarks/README.md", "Tests/ChangePatches/README.md"]

  static func exists(_ path: String) -> Bool {
    (try? PackageFolder.ofThisPackage().exists(path)) ?? false
  }

  static func text(of path: String) throws -> String {
    try PackageFolder.ofThisPackage().text(of: path)
  }

  /// The paths of all files in a folder and its folders, relative to the root.
  static func files(in folder: String) -> [String] {
    (try? PackageFolder.ofThisPackage().files(in: folder)) ?? []
  }

  /// The paths of all Swift files, relative to the root.
  static let swiftFiles: [String] = ["Sources", "Tests", "Benchmarks"].flatMap { folder in
    (try? PackageFolder.ofThisPackage().swiftFiles(in: folder)) ?? []
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
