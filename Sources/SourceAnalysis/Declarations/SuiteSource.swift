/// The suite of one architecture, `Tests/MVCTests` for `MVC`: what it tests, and with what.
package struct SuiteSource: Sendable {
  /// The files of the suite.
  package let files: [SourceFile]

  private let architecture: ArchitectureSource
  private let module: ModuleDeclarations

  /// Takes files for those of the suite of a module.
  package init(files: [SourceFile], of architecture: ArchitectureSource) {
    self.files = files
    self.architecture = architecture
    module = ModuleDeclarations(architecture.files)
  }

  /// Reads the suite of a module.
  package init(
    of architecture: ArchitectureSource, in folder: PackageFolder
  ) throws(SourceCodeError) {
    var files: [SourceFile] = []
    // What records traces names every part, and tests none of them.
    for path in folder.swiftFiles(in: "Tests/\(architecture.name)Tests")
    where !path.contains("/Traces/") {
      files.append(SourceFile(path: path, text: try folder.text(of: path)))
    }
    self.init(files: files, of: architecture)
  }
}

// MARK: - Figures

extension SuiteSource {
  /// The parts that the suite tests without a screen.
  ///
  /// A part is a class, structure or enumeration of the module that is no view, cell or view
  /// controller. It counts where a file of the suite names it in its code and makes no table, no
  /// window and no person before one.
  package var partsWithoutScreen: [String] {
    let types = module.names.filter { module[$0]?.isProtocol == false }
    let screens = Set(types.filter { isOne(of: Self.screens, $0) }).union(Self.screens)
    let named = files.filter { $0.makes(screens).isEmpty }.map(\.typeNames)
      .reduce(into: Set()) { $0.formUnion($1) }
    return types.filter { named.contains($0) && !isOne(of: Self.screens.union(Self.views), $0) }
  }

  /// How much of the module's code is in the files of these parts, from 0 to 1.
  package var shareWithoutScreen: Double {
    let files = Set(partsWithoutScreen.compactMap { module[$0]?.file })
    let lines = architecture.files.filter { files.contains($0.path) }.map(\.codeLineCount)
    return Double(lines.reduce(0, +)) / Double(max(1, architecture.codeLineCount))
  }

  private static let screens: Set = [
    "TableView", "TableViewController", "ViewController", "Window", "Person",
  ]

  private static let views: Set = ["View", "TableViewCell"]

  private func isOne(of types: Set<String>, _ name: String) -> Bool {
    !module.ancestry(of: name).isDisjoint(with: types)
  }
}
