/// A word or a sign of Swift code, so that nothing depends on how lines are broken.
package struct SourceToken: Sendable {
  package let text: Substring

  /// The index of its line.
  package let line: Int

  /// Splits lines into tokens, without comments; the content of a string is one sign after another.
  static func all(in lines: ArraySlice<Substring>) -> [SourceToken] {
    zip(lines.indices, lines).flatMap { index, line -> [SourceToken] in
      guard line.isCode else { return [] }
      return line.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false)[0]
        .tokens.map { SourceToken(text: $0, line: index) }
    }
  }
}

extension Substring {
  fileprivate var tokens: [Substring] {
    var tokens: [Substring] = []
    var rest = drop(while: \.isWhitespace)
    while !rest.isEmpty {
      let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      tokens.append(word.isEmpty ? rest.prefix(1) : word)
      rest = rest.dropFirst(word.isEmpty ? 1 : word.count).drop(while: \.isWhitespace)
    }
    return tokens
  }
}
