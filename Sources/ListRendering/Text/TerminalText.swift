/// Text in the columns of a terminal, drawn so that no data can break a frame.
///
/// A text is drawn by grapheme clusters, in logical order, under these rules:
///
/// - A scalar takes one column, or two if it is East Asian wide or fullwidth. Ambiguous width is one.
/// - A sign of several scalars takes their columns together, but at most two: a letter and its
///   marks, an Indic conjunct, a Hangul syllable, a flag, a keycap, an emoji sequence.
/// - U+FE0F makes a narrow emoji two columns wide. U+FE0E after a wide emoji is left out, because
///   terminals disagree about its width as text.
/// - An ASCII control is drawn as its control picture: ESC is `␛`, tab `␉`, CR LF `␍␊`, DEL `␡`.
/// - Half a flag is drawn as its letter in a square, such as `🄰`, which cannot form a flag.
/// - A joiner is drawn within an emoji sequence, or after a letter of a script that uses it. It is
///   left out at the end of a text, where it could join the border.
/// - A mark at the beginning of a text is drawn on U+25CC, so that it does not change the border.
/// - Every other scalar that a terminal obeys, hides or may count differently is drawn as U+FFFD: C1
///   controls, line and paragraph separators, bidirectional controls, invisible format characters,
///   joiners with nothing to join, selectors and skin tones without an emoji, letters that combine
///   with the next one, noncharacters, and scalars that `WidthTable.unicodeVersion` does not assign.
/// - A private use scalar is drawn as it is, in one column. A code point reserved for ideographs
///   takes two.
/// - At most `DrawnCluster.scalarLimit` scalars of a cluster are drawn, and only these are counted.
///
/// Drawing a drawn text again does not change it.
nonisolated package enum TerminalText {
  /// Returns the number of columns of a whole text.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package static func columns(of text: String) -> Int {
    let run = PlainRun(of: text, columns: .max)
    if run.ending == .whole { return run.end.columns }
    var reader = ClusterReader(text[...], after: run.end)
    var sink = DiscardedScalars()
    var columns = run.end.columns
    while !reader.isAtEnd { columns += reader.drawNext(into: &sink) }
    return columns
  }

  /// Splits a text into lines of at most a number of columns, at spaces if possible.
  package static func wrap(_ text: String, columns: Int) -> WrappedLines {
    WrappedLines(text, columns: columns)
  }
}
