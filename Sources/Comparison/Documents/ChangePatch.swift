import PackageFiles

/// A change that was made in every architecture, and is kept as a patch.
struct ChangePatch {
  /// The lines that a patch adds to a file, and removes from it.
  struct File {
    let path: String
    fileprivate(set) var added = 0
    fileprivate(set) var removed = 0
  }

  /// The names of all changes, in the order in which their page describes them.
  static let names = ["Languages", "CopyAddress"]

  let name: String

  /// The files that change, in the order of the patch.
  private(set) var files: [File] = []

  /// Counts the lines of a patch in the form of Git.
  init(name: String, text: String) {
    self.name = name
    var isInHunk = false
    for line in text.split(separator: "\n") {
      if line.hasPrefix("diff --git ") {
        files.append(File(path: String(line.split(separator: " b/").last ?? "")))
        isInHunk = false
      } else if line.hasPrefix("@@ ") {
        isInHunk = true
      } else if isInHunk, line.hasPrefix("+") {
        files[files.count - 1].added += 1
      } else if isInHunk, line.hasPrefix("-") {
        files[files.count - 1].removed += 1
      }
    }
  }

  /// The files of a module or of its tests, without chapters that not every architecture has.
  ///
  /// - Parameters:
  ///   - module: The module, `nil` for what belongs to none of the others.
  ///   - others: All modules that have a row of their own.
  func files(of module: String?, among others: [String], areTests: Bool) -> [File] {
    files.filter { file in
      let folders = file.path.split(separator: "/").map(String.init)
      guard folders.count > 1, (folders[0] == "Tests") == areTests else { return false }
      guard !folders.contains("Grid"), folders.last != "GridTests.swift" else { return false }
      let owner = others.first { folders[1] == $0 || folders[1] == "\($0)Tests" }
      return owner == module
    }
  }
}

// MARK: -

extension DocumentFacts {
  /// The folder of the patches.
  private static let patchFolder = "Benchmarks/Changes"

  /// The changes, in the order in which their page describes them.
  var changes: [ChangePatch] {
    ChangePatch.names.compactMap { name in
      let text = try? package.text(of: "\(Self.patchFolder)/\(name).patch")
      return text.map { ChangePatch(name: name, text: $0) }
    }
  }

  /// The lines and files of each change, a row for each architecture and one for what they share.
  func changeTable(withTests: Bool) -> MarkdownTable {
    let changes = changes
    let kinds = withTests ? [false, true] : [false]
    var table = MarkdownTable(
      ["architecture"] + changes.flatMap { withTests ? [$0.name, "its tests"] : [$0.name] })
    let modules = sources.map(\.name)
    for module in modules + [nil] {
      let cells = changes.flatMap { change in
        kinds.map { areTests in
          let files = change.files(of: module, among: modules, areTests: areTests)
          let (added, removed) = files.reduce((0, 0)) { ($0.0 + $1.added, $0.1 + $1.removed) }
          // Every change needs lines in a module, so one without files has no patch.
          if files.isEmpty { return areTests ? "none" : unknownFigure }
          return "+\(added) −\(removed) in \(files.count)"
        }
      }
      table.add([module ?? "Shared"] + cells)
    }
    return table
  }
}
