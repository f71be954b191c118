import Catalogue
import PackageFiles

/// The difference between the cores of two architectures that are read one after the other.
struct ReadingStep {
  /// The files that are equal in both.
  let equalFiles: [String]

  /// The numbers of lines of code that are in the second core only, and in the first one only.
  let newLineCount, goneLineCount: Int

  init(from first: ArchitectureSource, to second: ArchitectureSource) {
    equalFiles = second.core.filter { file in
      first.core.contains { $0.path == file.path && $0.lines == file.lines }
    }.map(\.path)
    let (old, new) = (Self.codeLines(of: first), Self.codeLines(of: second))
    newLineCount = Self.count(of: new, without: old)
    goneLineCount = Self.count(of: old, without: new)
  }

  /// How often each line of code occurs, whatever its indentation.
  private static func codeLines(of source: ArchitectureSource) -> [String: Int] {
    let lines = source.core.flatMap(\.bareLines)
    return Dictionary(lines.map { (String($0), 1) }, uniquingKeysWith: +)
  }

  private static func count(of lines: [String: Int], without others: [String: Int]) -> Int {
    lines.map { line, count in max(0, count - others[line, default: 0]) }.reduce(0, +)
  }
}

// MARK: -

extension DocumentFacts {
  /// What is new in each step, a row for each.
  var stepTable: MarkdownTable {
    var table = MarkdownTable(
      ["step", "lines of code that are new", "that are gone", "files that are equal"],
      alignedRight: [1, 2])
    for first in sources {
      for second in sources
      where Architecture(named: second.name)?.predecessor == first.name {
        let step = ReadingStep(from: first, to: second)
        let files = step.equalFiles.map { "`\($0)`" }.joined(separator: ", ")
        table.add([
          "\(first.name) → \(second.name)", "\(step.newLineCount)", "\(step.goneLineCount)", files,
        ])
      }
    }
    return table
  }
}
