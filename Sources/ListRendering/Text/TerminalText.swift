/// Text as a terminal counts it, in columns, and drawn so that no data can break a frame.
///
/// A text is drawn by grapheme clusters, in logical order, under these rules:
///
/// - A scalar takes one column, an East Asian wide or fullwidth one two, an ambiguous one one.
/// - A sign of several scalars takes their columns together, but two at most: a letter and its
///   marks, an Indic conjunct, a Hangul syllable, a flag, a keycap, an emoji sequence.
/// - U+FE0F gives a narrow emoji two columns. U+FE0E is left out after a wide one, which stays
///   wide: terminals disagree about its width as text.
/// - A control of ASCII is its control picture: ESC is `␛`, a tab `␉`, CR LF `␍␊`, DEL `␡`.
/// - Half a flag is its letter in a square, such as `🄰`, which makes no flag with what follows.
/// - A joiner is drawn within an emoji sequence, or after a letter of a script that uses it.
///   Such a letter's joiner is left out at the end of a text, where it could join what follows.
/// - A mark at the beginning of a text stands on U+25CC, as it would otherwise on the border.
/// - Whatever else a terminal obeys, hides or may count differently is U+FFFD: C1 controls, line
///   and paragraph separators, bidirectional controls, invisible format characters, joiners with
///   nothing to join, selectors and skin tones without an emoji, letters that belong to what
///   follows, noncharacters, and scalars that `WidthTable.unicodeVersion` does not assign.
/// - Private use is drawn as it is, in one column; an ideograph of the future in two.
/// - Of a cluster `DrawnCluster.scalarLimit` scalars are drawn, and only these count.
///
/// What was drawn is drawn without a change if it is drawn again.
nonisolated package enum TerminalText {
  /// Counts the columns that a whole text takes.
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

  /// Splits a text into lines of at most a number of columns, at spaces where that is possible.
  package static func wrap(_ text: String, columns: Int) -> WrappedLines {
    WrappedLines(text, columns: columns)
  }
}
