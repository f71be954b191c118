/// The source of an architecture module: its files, its figures, and its code for each concern.
package struct ArchitectureSource: Sendable {
  /// The name of the module.
  package let name: String

  /// The files of the core and of the chapters, in reading order: the assembly, the view controller,
  /// the rest.
  package let files: [SourceFile]

  /// The regions of all files by concern.
  package let concerns: [Concern: [Region]]

  /// The types and protocols of all files.
  package let declarations: ModuleDeclarations

  /// Sorts the files of a module.
  package init(name: String, files: [SourceFile]) {
    self.name = name
    self.files = files.sorted { Self.rank(of: $0.path) < Self.rank(of: $1.path) }
    concerns = Dictionary(grouping: self.files.flatMap(\.regions), by: \.concern)
    declarations = ModuleDeclarations(self.files)
  }

  /// Reads the files of a module.
  package init(named name: String, in folder: PackageFolder) throws(SourceCodeError) {
    let files = try folder.sourceFiles(in: "Sources/\(name)")
    guard !files.isEmpty else {
      throw SourceCodeError(description: "\(folder.path(of: "Sources/\(name)")) has no Swift files")
    }
    self.init(name: name, files: files)
  }

  /// Reads the files of a module of this package.
  package init(named name: String) throws(SourceCodeError) {
    try self.init(named: name, in: .ofThisPackage())
  }

  private static func rank(of path: String) -> (Int, String) {
    switch path {
    case "EmployeeListModule.swift": (0, path)
    case "EmployeeListViewController.swift": (1, path)
    default: (path.contains("/") ? 3 : 2, path)
    }
  }
}

// MARK: - Figures

extension ArchitectureSource {
  /// The files that belong to no chapter.
  package var core: [SourceFile] { files(of: nil) }

  /// Returns the files of a chapter, or those of the core for `nil`.
  package func files(of chapter: Concern?) -> [SourceFile] {
    files.filter { $0.chapter == chapter }
  }

  /// The number of lines of the core that are neither blank nor comments.
  package var codeLineCount: Int { core.map(\.codeLineCount).reduce(0, +) }

  /// Returns the number of lines of a chapter that are neither blank nor comments.
  package func codeLineCount(of chapter: Concern) -> Int {
    files(of: chapter).map(\.codeLineCount).reduce(0, +)
  }

  /// The names of the classes, structures, enumerations and actors that the core declares.
  package var types: [String] { core.flatMap(\.types) }

  /// The names of the protocols that the core declares.
  package var protocols: [String] { core.flatMap(\.protocols) }
}

extension ArchitectureSource {
  /// A hash of the code of all files, which comments and blank lines do not change.
  ///
  /// It is the same in each run and on each machine (FNV-1a), so that a file can keep it.
  package var codeHash: String { files.codeHash }
}

extension PackageFolder {
  /// A hash of the code of a module and of its tests, as `codeHash`.
  package func hashOfCodeAndTests(of module: String) throws(SourceCodeError) -> String {
    try (sourceFiles(in: "Sources/\(module)") + sourceFiles(in: "Tests/\(module)Tests")).codeHash
  }
}

extension [SourceFile] {
  fileprivate var codeHash: String {
    let code = flatMap(\.bareLines).joined(separator: "\n")
    let hash = code.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    return String(hash, radix: 16)
  }
}
