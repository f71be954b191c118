/// A patch of a change, as far as the table of changes tells of it.
struct ChangePatch {
  /// What a patch does to one file.
  struct File {
    let path: String
    var isNew = false
    var addedCount = 0
    var removedCount = 0
  }

  private(set) var files: [File] = []

  /// Reads a patch in the form of `git diff`.
  init(_ text: String) {
    var isInHunk = false
    for line in text.split(separator: "\n") {
      if line.hasPrefix("diff --git ") {
        let path = line.split(separator: " b/").last ?? ""
        files.append(File(path: String(path)))
        isInHunk = false
      } else if line.hasPrefix("@@") {
        isInHunk = true
      } else if line.hasPrefix("new file mode ") {
        files[files.count - 1].isNew = true
      } else if isInHunk, line.hasPrefix("+") {
        files[files.count - 1].addedCount += 1
      } else if isInHunk, line.hasPrefix("-") {
        files[files.count - 1].removedCount += 1
      }
    }
  }
}

// MARK: - Counting

extension ChangePatch {
  /// The row of the table for this patch.
  ///
  /// - Parameters:
  ///   - change: The name of the change.
  ///   - part: The architecture that it is made in, or the name for what all have in common.
  /// - Returns: The row, without the end of its line.
  func row(change: String, part: String) -> String {
    let sorted = files.sorted { $0.path < $1.path }
    let code = sorted.filter { !$0.path.hasPrefix("Tests/") }
    let tests = sorted.filter { $0.path.hasPrefix("Tests/") }
    let cells = [
      change, part, "\(code.count)", lines(in: code), lines(in: tests),
      types(in: code.filter(\.isNew)), types(in: code.filter { !$0.isNew }),
    ]
    return "| \(cells.joined(separator: " | ")) |"
  }

  private func lines(in files: [File]) -> String {
    let added = files.reduce(0) { $0 + $1.addedCount }
    let removed = files.reduce(0) { $0 + $1.removedCount }
    return "+\(added) −\(removed)"
  }

  /// The names of the types in some files, one in each.
  private func types(in files: [File]) -> String {
    let names = files.compactMap { file -> Substring? in
      let name = file.path.split(separator: "/").last ?? ""
      return name.hasSuffix(".swift") ? name.dropLast(".swift".count) : nil
    }
    return names.isEmpty ? "none" : names.joined(separator: ", ")
  }
}
