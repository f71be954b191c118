/// A lazy sequence of the lines of a text, each of at most a number of columns.
///
/// A line ends before the last spaces that fit, and these spaces are left out. A word that is
/// longer than a line is split between grapheme clusters. A cluster that is wider than a line gets a
/// line of its own. An empty text is one empty line. Without columns there are no lines.
nonisolated package struct WrappedLines: Sequence, IteratorProtocol {
  private let columns: Int
  private var rest: Substring?

  /// Creates the lines of a text.
  init(_ text: String, columns: Int) {
    self.columns = columns
    rest = columns > 0 ? text[...] : nil
  }

  /// Returns the next line, without copying it.
  ///
  /// - Complexity: O(*n*) in the length of the line.
  package mutating func next() -> Substring? {
    guard let text = rest else { return nil }
    let spaces = breakAfterFirstLine(of: text)
    rest = spaces.upperBound < text.endIndex ? text[spaces.upperBound...] : nil
    return text[..<spaces.lowerBound]
  }

  /// Finds the spaces between the first two lines of a text, or an empty range if there are none.
  private func breakAfterFirstLine(of text: Substring) -> Range<String.Index> {
    let end = text.endIndex..<text.endIndex
    if PlainRun(of: text, columns: columns).ending == .whole { return end }
    var reader = ClusterReader(text)
    var sink = DiscardedScalars()
    var used = 0
    var spaces = text.startIndex..<text.startIndex
    while !reader.isAtEnd {
      let start = reader.position
      used += reader.drawNext(into: &sink)
      // No break at a space at the beginning, because the line would be empty.
      if start > text.startIndex && isSpace(text.utf8[start..<reader.position]) {
        spaces = (start == spaces.upperBound ? spaces.lowerBound : start)..<reader.position
      } else if used > columns {
        if !spaces.isEmpty { return spaces }
        let split = start > text.startIndex ? start : reader.position
        return split..<split
      }
    }
    // The text may be too long for the line only because of the spaces at its end.
    return used > columns && !spaces.isEmpty ? spaces : end
  }

  private func isSpace(_ cluster: Substring.UTF8View) -> Bool {
    cluster.first == UInt8(ascii: " ") && cluster.dropFirst().isEmpty
  }
}
