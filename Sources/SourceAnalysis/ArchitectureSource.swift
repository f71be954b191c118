/// The source of an architecture module: its files, its figures, and its code for each concern.
package struct ArchitectureSource: Sendable {
  /// The name of the module.
  package let name: String

  /// The files in reading order: the assembly, the view controller, the rest.
  package let files: [SourceFile]

  /// The regions of all files by concern.
  package let concerns: [Concern: [Region]]

  /// Sorts the files of a module.
  package init(name: String, files: [SourceFile]) {
    self.name = name
    self.files = files.sorted { Self.place(of: $0.path) < Self.place(of: $1.path) }
    concerns = Dictionary(grouping: self.files.flatMap(\.regions), by: \.concern)
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

  private static func place(of path: String) -> (Int, String) {
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
  package var core: [SourceFile] { files.filter { $0.chapter == nil } }

  /// The number of lines of the core that are neither blank nor comments.
  package var codeLineCount: Int { core.map(\.codeLineCount).reduce(0, +) }

  /// Returns the number of lines of a chapter that are neither blank nor comments.
  package func codeLineCount(of chapter: Concern) -> Int {
    files.filter { $0.chapter == chapter }.map(\.codeLineCount).reduce(0, +)
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
  package var codeHash: String {
    let code = files.flatMap(\.bareLines).joined(separator: "\n")
    let hash = code.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    return String(hash, radix: 16)
  }
}

// MARK: - Tests

extension ArchitectureSource {
  /// Reads the tests of the module, without the files that only record traces.
  package func tests(in folder: PackageFolder) throws(SourceCodeError) -> [SourceFile] {
    try folder.sourceFiles(in: "Tests/\(name)Tests").filter { !$0.path.hasPrefix("Traces/") }
  }

  /// The parts that tests cover without a screen.
  ///
  /// A part is a class, structure or enumeration that is not a view, cell or view controller. It
  /// counts if a test file names it and creates no table, window, view controller or person.
  package func partsWithoutScreen(in tests: [SourceFile]) -> [String] {
    let module = ModuleDeclarations(files)
    let types = module.names.filter { module[$0]?.isProtocol == false }
    let screens = types.filter { !module.ancestry(of: $0).isDisjoint(with: Self.screens) }
    let views = types.filter { !module.ancestry(of: $0).isDisjoint(with: Self.views) }
    let named = tests.filter { $0.instantiatedTypes.isDisjoint(with: Self.screens.union(screens)) }
      .map(\.typeNames).reduce(into: Set()) { $0.formUnion($1) }
    return types.filter { named.contains($0) && !(screens + views).contains($0) }
  }

  /// The share of the code that is in the files of some types, from 0 to 1.
  package func share(of types: [String]) -> Double {
    let lines = core.filter { $0.types.contains(where: types.contains) }.map(\.codeLineCount)
    return Double(lines.reduce(0, +)) / Double(max(1, codeLineCount))
  }

  private static let screens: Set = [
    "UITableView", "UITableViewController", "UIViewController", "Window", "Person",
  ]

  private static let views: Set = ["UIView", "UITableViewCell", "HostCell"]
}
