/// The lines of a text, each of at most a number of columns; made one at a time, without copies.
///
/// A line ends at the last run of spaces that leaves it room, and the spaces are left out. A word
/// that is longer than a line is split between grapheme clusters. A cluster wider than the line has
/// a line to itself. An empty text is one empty line.
nonisolated package struct WrappedLines: Sequence, IteratorProtocol {
  private let columns: Int
  private var rest: Substring?

  /// Prepares to wrap a text; without columns there are no lines.
  init(_ text: String, columns: Int) {
    self.columns = columns
    rest = columns > 0 ? text[...] : nil
  }

  /// Makes the next line.
  ///
  /// - Complexity: O(*n*) in the length of the line.
  package mutating func next() -> Substring? {
    guard let rest else { return nil }
    let (end, following) = Self.firstLine(of: rest, columns: columns)
    self.rest = following < rest.endIndex ? rest[following...] : nil
    return rest[..<end]
  }

  /// Finds where the first line of a text ends, and where the next one begins.
  private static func firstLine(
    of text: Substring, columns: Int
  ) -> (end: Substring.Index, following: Substring.Index) {
    var reader = ClusterReader(text)
    var sink = DiscardedScalars()
    var used = 0
    var spaces = text.startIndex..<text.startIndex
    while !reader.isAtEnd {
      let start = reader.position
      used += reader.drawNext(into: &sink)
      if text[start..<reader.position] == " " {
        spaces = (spaces.upperBound == start ? spaces.lowerBound : start)..<reader.position
      } else if used > columns {
        if spaces.lowerBound > text.startIndex { return (spaces.lowerBound, spaces.upperBound) }
        let split = start > text.startIndex ? start : reader.position
        return (split, split)
      }
    }
    let isOnlyTooLongForSpaces = used > columns && spaces.lowerBound > text.startIndex
    return (isOnlyTooLongForSpaces ? spaces.lowerBound : text.endIndex, text.endIndex)
  }
}
