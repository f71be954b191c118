import Catalogue
import CommandLineInterface
import Figures
import SourceAnalysis

extension Coverage {
  /// Counts the lines of every published architecture in what `llvm-cov` has written.
  init(lcovFile path: String) throws {
    // Ten times what the tests of this package write.
    let text = String(decoding: try InputFile(path: path).data(megabytes: 100), as: UTF8.self)
    let counts: LineCounts
    do {
      counts = try LineCounts(lcov: text)
    } catch {
      throw UsageError.unreadable(path, reason: error.description)
    }
    let package = try PackageFolder.ofThisPackage()
    self.init(
      commit: Report.currentCommit,
      modules: try Architecture.published.map { try Module(named: $0.name, in: package, counts) })
  }
}

extension Coverage.Module {
  fileprivate init(named name: String, in package: PackageFolder, _ counts: LineCounts) throws {
    let source = try ArchitectureSource(named: name, in: package)
    let files = source.files.map { file in
      let path = package.path(of: "Sources/\(name)/\(file.path)")
      let lines = counts.lines(of: path) { file.isCode(line: $0) }
      return Coverage.File(
        path: file.path, isCore: file.chapter == nil, lines: lines.all, runLines: lines.run)
    }
    guard files.contains(where: { $0.lines > 0 }) else {
      throw UsageError("no line of \(name) was counted; was the file written for another folder?")
    }
    self.init(name: name, codeHash: try package.hashOfCodeAndTests(of: name), files: files)
  }
}
