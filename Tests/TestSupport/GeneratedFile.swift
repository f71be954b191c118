import Foundation
import SourceAnalysis
package import Testing

/// A file, or a part of one, that is generated from the code.
package nonisolated enum GeneratedFile {
  /// Whether the tests write generated files before they compare them, as `.ci/write` asks for.
  package static var isWriting: Bool {
    ProcessInfo.processInfo.environment["WRITE_GENERATED"] != nil
  }

  /// The command that writes all generated files.
  package static let hint = "To write all that is generated, run: bash .ci/write"

  /// Expects a file of the package to have a text, or writes the text.
  package static func expect(
    _ path: String, toBe text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let package = try PackageFolder.ofThisPackage()
    let old = (try? package.text(of: path)) ?? ""
    guard old != text else { return }
    guard isWriting else {
      let (before, after) = (old.split(separator: "\n"), text.split(separator: "\n"))
      let first = zip(before, after).first { $0 != $1 } ?? (before.last ?? "", after.last ?? "")
      Issue.record(
        """
        \(path) is out of date. It has:
        \(first.0)
        It should have:
        \(first.1)
        \(hint)
        """, sourceLocation: sourceLocation)
      return
    }
    let file = package.root.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file, options: .atomic)
  }

  /// Runs a command that compares or writes files, in the folder of the package.
  package static func run(_ line: String) async throws -> ProgramRun {
    try await ProgramRun.run("cd '\(PackageFolder.ofThisPackage().root.path)' && \(line)")
  }
}
