/// A lazy sequence of the lines of a text, each of at most a number of columns.
///
/// A line ends before the last spaces that fit, and these spaces are left out. A word that is
/// longer than a line is split between grapheme clusters. A cluster that is wider than a line gets a
/// line of its own. An empty text is one empty line. Without columns there are no lines.
///
/// If asked for, a line also ends at a line feed, alone or after a carriage return. A line feed at
/// the end of the text adds no line.
package struct WrappedLines: Sequence, IteratorProtocol {
  /// Whether the last line that was returned ended at a line feed.
  private(set) var endedAtLineFeed = false

  private let columns: Int
  private let breaksAtLineFeeds: Bool
  private var rest: Substring?

  /// Creates the lines of a text.
  init(_ text: String, columns: Int, breaksAtLineFeeds: Bool = false) {
    self.columns = columns
    self.breaksAtLineFeeds = breaksAtLineFeeds
    rest = columns > 0 ? text[...] : nil
  }

  /// Whether every line was returned.
  var isAtEnd: Bool { rest == nil }

  /// Returns the next line, without copying it.
  ///
  /// - Complexity: O(*n*) in the length of the line.
  package mutating func next() -> Substring? {
    guard let text = rest else { return nil }
    let gap: Range<String.Index>
    (gap, endedAtLineFeed) = gapAfterFirstLine(of: text)
    rest = gap.upperBound < text.endIndex ? text[gap.upperBound...] : nil
    return text[..<gap.lowerBound]
  }

  /// Finds the spaces or the line feed between the first two lines of a text, or an empty range if
  /// there are none.
  private func gapAfterFirstLine(
    of text: Substring
  ) -> (gap: Range<String.Index>, isLineFeed: Bool) {
    let end = text.endIndex..<text.endIndex
    if PlainRun(of: text, columns: columns).ending == .whole { return (end, false) }
    var reader = ClusterReader(text)
    var sink = DiscardedScalars()
    var used = 0
    var spaces = text.startIndex..<text.startIndex
    while !reader.isAtEnd {
      let start = reader.position
      if let feed = endOfLineFeed(at: start, in: text) {
        // Spaces that did not fit are left out.
        return ((used > columns && !spaces.isEmpty ? spaces.lowerBound : start)..<feed, true)
      }
      used += reader.drawNext(into: &sink)
      // No break at a space at the beginning, because the line would be empty.
      if start > text.startIndex && isSpace(text.utf8[start..<reader.position]) {
        spaces = (start == spaces.upperBound ? spaces.lowerBound : start)..<reader.position
      } else if used > columns {
        if !spaces.isEmpty { return (spaces, false) }
        let split = start > text.startIndex ? start : reader.position
        let feed = endOfLineFeed(at: split, in: text)
        return (split..<(feed ?? split), feed != nil)
      }
    }
    // The text may be too long for the line only because of the spaces at its end.
    return (used > columns && !spaces.isEmpty ? spaces : end, false)
  }

  /// Returns the end of the line feed that begins at an index, or `nil` if none begins there.
  private func endOfLineFeed(at start: String.Index, in text: Substring) -> String.Index? {
    guard breaksAtLineFeeds else { return nil }
    let bytes = text.utf8
    var end = start
    if end < bytes.endIndex, bytes[end] == 0x0D { end = bytes.index(after: end) }
    return end < bytes.endIndex && bytes[end] == 0x0A ? bytes.index(after: end) : nil
  }

  private func isSpace(_ cluster: Substring.UTF8View) -> Bool {
    cluster.first == UInt8(ascii: " ") && cluster.dropFirst().isEmpty
  }
}
