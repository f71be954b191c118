import Catalogue
import CommandLineInterface
import Figures
import PackageFiles

extension Coverage {
  /// Reads the lines of every published architecture in what `swift test --enable-code-coverage` has
  /// written.
  init(file path: String) throws {
    // Ten times what the tests of this package write.
    let data = try InputFile(path: path).data(megabytes: 100)
    guard let counts = LineCounts(json: data) else {
      throw UsageError.unreadable(path, reason: "is not the JSON of swift test")
    }
    let package = try PackageFolder.ofThisPackage()
    self.init(
      commit: BenchmarkReport.currentCommit,
      modules: try Architecture.published.map { try Module(named: $0.name, in: package, counts) })
  }
}

extension Coverage.Module {
  fileprivate init(named name: String, in package: PackageFolder, _ counts: LineCounts) throws {
    let source = try ArchitectureSource(named: name, in: package)
    let files = source.files.map { file in
      let lines = counts[package.path(of: "Sources/\(name)/\(file.path)")]
      return Coverage.File(
        path: file.path, isCore: file.chapter == nil, lines: lines?.count ?? 0,
        runLines: lines?.covered ?? 0)
    }
    guard files.contains(where: { $0.lines > 0 }) else {
      throw UsageError("no line of \(name) was counted; was the file written for another folder?")
    }
    self.init(name: name, codeHash: try package.hashOfCodeAndTests(of: name), files: files)
  }
}
