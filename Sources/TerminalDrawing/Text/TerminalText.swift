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
/// - A variation selector is drawn directly after an ideograph or a letter that has variants, and the
///   tags of a flag only if they name England, Scotland or Wales. Anywhere else they could hide a
///   message in the text.
/// - A mark at the beginning of a text is drawn on U+25CC, so that it does not change the border.
/// - Every other scalar that a terminal interprets, hides or may count differently is drawn as
///   U+FFFD: C1 controls, line and paragraph separators, bidirectional controls, invisible format
///   characters, joiners with nothing to join, selectors, tags and skin tones that change nothing,
///   letters that combine with the next one, noncharacters, and scalars that
///   `WidthTable.unicodeVersion` does not assign.
/// - A private use scalar is drawn as it is, in one column. A code point reserved for ideographs
///   takes two.
/// - At most `DrawnCluster.scalarLimit` scalars of a cluster are drawn, and only these are counted.
///
/// Drawing a text that was already drawn does not change it.
package enum TerminalText {
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

// MARK: - Appending

extension TerminalText {
  /// Appends a text, cut with `…` to at most a number of columns, and returns the columns used.
  ///
  /// A cut text may leave a column unused, if a wide sign would take the column of `…`.
  ///
  /// - Complexity: O(*c*) in the number of columns, whatever the length of the text. The last
  ///   cluster is read to its end.
  @inline(__always)
  package static func append(
    _ text: some StringProtocol, columns: Int, to bytes: inout [UInt8]
  ) -> Int {
    guard columns > 0 else { return 0 }
    // Most texts are printable ASCII and fit: they need no search for widths.
    let drawn = text.utf8.withContiguousStorageIfAvailable { utf8 -> Int? in
      guard utf8.count <= columns, utf8.isPrintableASCII else { return nil }
      bytes.append(utf8)
      return utf8.count
    }
    return (drawn ?? nil) ?? appendRun(of: text, columns: columns, to: &bytes)
  }

  /// Appends a text if it fits and needs no change, as most texts do.
  ///
  /// - Returns: The columns used, or `nil` if nothing was appended.
  @inline(__always)
  static func appendUnchanged(_ text: String, columns: Int, to bytes: inout [UInt8]) -> Int? {
    let drawn = text.utf8.withContiguousStorageIfAvailable { utf8 -> Int? in
      var used = utf8.count
      if used > columns || !utf8.isPrintableASCII {
        let run = PlainRun(in: utf8, columns: columns)
        guard run.ending == .whole else { return nil }
        used = run.end.columns
      }
      bytes.append(utf8)
      return used
    }
    return drawn ?? nil
  }

  /// Appends the plain run of a text, and the rest of the text if it fits.
  // Not inlined, so that the fast path stays small.
  @inline(never)
  private static func appendRun(
    of text: some StringProtocol, columns: Int, to bytes: inout [UInt8]
  ) -> Int {
    let start = bytes.count
    // Copying inside the closure is one `memcpy`; a slice of `text.utf8` would go byte by byte.
    let stored = text.utf8.withContiguousStorageIfAvailable { utf8 in
      let run = PlainRun(in: utf8, columns: columns)
      let drawn = run.ending == .tooWide ? run.cut : run.end
      bytes.append(UnsafeBufferPointer(rebasing: utf8[..<drawn.utf8Count]))
      return run
    }
    let run = stored ?? PlainRun()
    switch run.ending {
    case .whole:
      return run.end.columns
    case .tooWide:
      bytes.append(VisibleForm.ellipsis)
      return run.cut.columns + 1
    case .cluster:
      return appendClusters(
        of: Substring(text), after: run, from: start, columns: columns, to: &bytes)
    }
  }

  /// Appends the rest of a text cluster by cluster, after a run that was appended at `start`.
  private static func appendClusters(
    of text: Substring, after run: PlainRun, from start: Int, columns: Int,
    to bytes: inout [UInt8]
  ) -> Int {
    var reader = ClusterReader(text, after: run.end)
    var used = run.end.columns
    var cut = (byteCount: start + run.cut.utf8Count, columns: run.cut.columns)
    while !reader.isAtEnd {
      used += reader.drawNext(into: &bytes)
      if used > columns {
        bytes.removeLast(bytes.count - cut.byteCount)
        bytes.append(VisibleForm.ellipsis)
        return cut.columns + 1
      }
      if used < columns { cut = (bytes.count, used) }
    }
    return used
  }
}
