/// The patterns of a file, each made once: this takes much longer than matching a line.
private enum Patterns {
  nonisolated(unsafe) static let declaration =
    #/\b(class|struct|enum|actor|protocol) ([A-Z]\w*)/#
  nonisolated(unsafe) static let string = #/"(?:\\.|[^"\\])*"/#
}

/// A Swift file, read line by line.
///
/// The sources are formatted and have no block comments, so that no parser is necessary.
package struct SourceFile: Sendable {
  /// The path of the file, relative to the folder of its module.
  package let path: String

  /// The lines, without line breaks.
  package let lines: [Substring]

  /// The lines without the content of strings and without comments.
  private let code: String

  /// The names of the declared classes, structures, enumerations with cases, and actors.
  package let types: [String]

  /// The names of the declared protocols.
  package let protocols: [String]

  /// Splits a text into lines, and looks for declarations.
  package init(path: String, text: String) {
    self.path = path
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    code = Self.code(of: lines)
    let declarations = code.matches(of: Patterns.declaration)
    types = declarations.filter { $0.1 != "protocol" && !Self.isNamespace($0.0) }
      .map { String($0.2) }
    protocols = declarations.filter { $0.1 == "protocol" }.map { String($0.2) }
  }

  /// Whether a declaration in formatted code is an enumeration without cases.
  private static func isNamespace(_ declaration: Substring) -> Bool {
    guard declaration.hasPrefix("enum ") else { return false }
    let code = declaration.base
    let start =
      code[..<declaration.startIndex].lastIndex(of: "\n").map(code.index(after:))
      ?? code.startIndex
    let margin = code[start...].prefix { $0 == " " }
    let body = code[declaration.endIndex...].drop { $0 != "{" }.dropFirst()
    guard body.hasPrefix("\n") else { return !body.prefix { $0 != "\n" }.contains("case ") }
    return !body.split(separator: "\n").prefix { !$0.hasPrefix("\(margin)}") }
      .contains { $0.hasPrefix("\(margin)  case ") || $0.hasPrefix("\(margin)  indirect case ") }
  }

  private static func code(of lines: [Substring]) -> String {
    lines.map { line in
      guard line.contains("\"") || line.contains("//") else { return line }
      let code = line.replacing(Patterns.string, with: "\"\"")
      return code.firstRange(of: "//").map { code[..<$0.lowerBound] } ?? code
    }.joined(separator: "\n")
  }
}

// MARK: - Places

extension SourceFile {
  /// The line, with as many lines after it as no other place of the file has; empty outside.
  package func code(at line: Int) -> String {
    guard lines.indices.contains(line - 1) else { return "" }
    var code = String(bare(line - 1))
    for next in line..<lines.endIndex {
      if lines(of: code).count == 1 { break }
      code += " " + bare(next)
    }
    return code
  }

  /// The number of the first line at which a code begins; `nil` if it isn't in the file.
  package func line(of code: String) -> Int? { lines(of: code).first }

  private func lines(of code: String) -> [Int] {
    lines.indices.filter { start in
      guard code.hasPrefix(bare(start)), lines[start].isCode else { return false }
      var text = ""
      for index in start..<lines.endIndex {
        text += bare(index)
        if text.utf8.count >= code.utf8.count { break }
        text += " "
      }
      return text == code
    }.map { $0 + 1 }
  }

  private func bare(_ index: Int) -> Substring { lines[index].drop { $0 == " " } }
}

// MARK: - Figures

extension SourceFile {
  /// The number of lines that are neither blank nor comments.
  package var codeLineCount: Int { lines.count(where: \.isCode) }

  /// The code without comments, blank lines and indentation.
  package var bareLines: [Substring] {
    let code = #/(?:"(?:\\.|[^"\\])*"|(?!\/\/).)*/#
    return lines.compactMap { line in
      let text = line.drop { $0 == " " }
      guard text.contains("//"), let bare = text.prefixMatch(of: code)?.0 else { return text }
      return bare[..<(bare.lastIndex { $0 != " " }.map(bare.index(after:)) ?? bare.startIndex)]
    }.filter { !$0.isEmpty }
  }
}
