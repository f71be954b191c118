package import Foundation

/// The lines of the architectures that run when only those tests run that create no screen.
package struct Coverage: Codable, Equatable, Sendable {
  /// The commit of the measured code, such as 5996cb4, with “-dirty” after uncommitted changes.
  package var commit: String?
  package var modules: [Module]

  package init(commit: String?, modules: [Module]) {
    (self.commit, self.modules) = (commit, modules)
  }

  package struct Module: Codable, Equatable, Sendable {
    package var name: String

    /// A hash of the code of the module and of its tests, which comments do not change.
    package var codeHash: String
    package var files: [File]

    package init(name: String, codeHash: String, files: [File]) {
      (self.name, self.codeHash, self.files) = (name, codeHash, files)
    }
  }

  /// The lines of a file that can run: the bodies of functions, with their comments and braces.
  package struct File: Codable, Equatable, Sendable {
    /// The path, relative to the folder of the module.
    package var path: String

    /// Whether the file belongs to the core, and not to a chapter.
    package var isCore: Bool
    package var lines, runLines: Int

    package init(path: String, isCore: Bool, lines: Int, runLines: Int) {
      (self.path, self.isCore, self.lines, self.runLines) = (path, isCore, lines, runLines)
    }
  }
}

// MARK: - Reading

extension Coverage {
  /// Reads a recorded document.
  package init(json: String) throws {
    self = try JSONDecoder().decode(Coverage.self, from: Data(json.utf8))
  }

  package subscript(module: String) -> Module? { modules.first { $0.name == module } }

  package var json: String { jsonDocument }
}

extension Coverage.Module {
  /// The share of the core's lines that run, such as 62 %; `nil` if there are no lines.
  package var coreShare: String? {
    Self.percentage(coreLines.run, of: coreLines.all).map { "\($0) %" }
  }

  /// The same as a number from 0 to 100.
  package var corePercentage: Int? { Self.percentage(coreLines.run, of: coreLines.all) }

  private var coreLines: (run: Int, all: Int) {
    let core = files.filter(\.isCore)
    return (core.map(\.runLines).reduce(0, +), core.map(\.lines).reduce(0, +))
  }

  /// The files that run at least in part, with the share of their lines, such as `Presenter` 98 %.
  package var runningParts: [String] {
    files.filter { $0.runLines > 0 }.map { file in
      let name = file.path.split(separator: "/").last?.split(separator: ".").first ?? ""
      return "`\(name)` \(Self.percentage(file.runLines, of: file.lines) ?? 0) %"
    }
  }

  /// A share of 100 % means every line, and of 0 % none.
  private static func percentage(_ part: Int, of whole: Int) -> Int? {
    guard whole > 0 else { return nil }
    let percentage = Int((100 * Double(part) / Double(whole)).rounded())
    return part == whole ? 100 : part == 0 ? 0 : min(99, max(1, percentage))
  }
}

// MARK: - Recording

/// The lines of files that can run and that ran, as `swift test --enable-code-coverage` writes them.
package struct LineCounts {
  package struct Lines: Decodable {
    package let count, covered: Int
  }

  private let lines: [String: Lines]

  /// Reads the document; `nil` if it has another form.
  package init?(json: Data) {
    struct Document: Decodable {
      struct Export: Decodable { let files: [File] }
      struct File: Decodable {
        let filename: String
        let summary: Summary
      }
      struct Summary: Decodable { let lines: Lines }
      let data: [Export]
    }
    guard let document = try? JSONDecoder().decode(Document.self, from: json) else { return nil }
    let files = document.data.flatMap(\.files).map { ($0.filename, $0.summary.lines) }
    lines = Dictionary(files) { first, _ in first }
  }

  /// The lines of the file at a path; `nil` if no code of the file was compiled.
  package subscript(path: String) -> Lines? { lines[path] }
}
