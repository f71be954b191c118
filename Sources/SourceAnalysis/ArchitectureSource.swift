/// The source of an architecture module: its files, its figures, and how it treats each concern.
package struct ArchitectureSource: Sendable {
  /// The name of the module.
  package let name: String

  /// The files in the order in which they are best read: the assembly, the view side, the rest.
  package let files: [SourceFile]

  /// Takes files for those of a module.
  package init(name: String, files: [SourceFile]) {
    self.name = name
    self.files = files.sorted { Self.place(of: $0.path) < Self.place(of: $1.path) }
  }

  /// Reads the files of a module.
  package init(named name: String, in folder: PackageFolder) throws(SourceCodeError) {
    let module = "Sources/\(name)"
    let paths = folder.swiftFiles(in: module)
    guard !paths.isEmpty else { throw .noSwiftFiles(in: folder.path(of: module)) }
    var files: [SourceFile] = []
    for path in paths {
      let text = try folder.text(of: path)
      files.append(SourceFile(path: String(path.dropFirst(module.count + 1)), text: text))
    }
    self.init(name: name, files: files)
  }

  /// Reads the files of a module of this package.
  package init(named name: String) throws(SourceCodeError) {
    try self.init(named: name, in: .ofThisPackage())
  }

  private static func place(of path: String) -> (Int, String) {
    switch path {
    case "EmployeeListModule.swift": (0, path)
    case "EmployeeListViewController.swift": (1, path)
    default: (path.contains("/") ? 3 : 2, path)
    }
  }
}

// MARK: - Concerns

extension ArchitectureSource {
  /// The regions of all files by the concern that they take care of.
  package var concerns: [Concern: [Region]] {
    Dictionary(grouping: files.flatMap(\.regions), by: \.concern)
  }
}

// MARK: - Figures

extension ArchitectureSource {
  /// The number of lines that hold more than blanks and comments.
  package var codeLineCount: Int { files.map(\.codeLineCount).reduce(0, +) }

  /// The names of the classes, structures, enumerations and actors that are declared.
  package var types: [String] { files.flatMap(\.types) }

  /// The names of the protocols that are declared.
  package var protocols: [String] { files.flatMap(\.protocols) }
}
