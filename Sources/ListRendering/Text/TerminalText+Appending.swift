nonisolated extension TerminalText {
  /// Appends a text, cut with `…` to at most a number of columns, and returns the columns used.
  ///
  /// A cut text may leave a column unused, if a wide sign would take the column of `…`.
  ///
  /// - Complexity: O(*c*) in the number of columns, whatever the length of the text. The last
  ///   cluster is read to its end.
  package static func append(_ text: String, columns: Int, to bytes: inout [UInt8]) -> Int {
    appendText(text, columns: columns, to: &bytes)
  }

  /// Appends a part of a text, such as one of its lines, in the same way.
  package static func append(_ text: Substring, columns: Int, to bytes: inout [UInt8]) -> Int {
    appendText(text, columns: columns, to: &bytes)
  }

  /// Appends a text or a part of one to any sink, in the same way.
  @inline(__always)
  static func appendText(
    _ text: some StringProtocol, columns: Int, to sink: inout some ByteSink
  ) -> Int {
    guard columns > 0 else { return 0 }
    // Most texts are printable ASCII and fit: they need no search for widths.
    let drawn = text.utf8.withContiguousStorageIfAvailable { utf8 -> Int? in
      guard utf8.count <= columns, utf8.isPrintableASCII else { return nil }
      sink.append(utf8)
      return utf8.count
    }
    return (drawn ?? nil) ?? appendRun(of: text, columns: columns, to: &sink)
  }

  /// Appends the plain run of a text, and the rest of the text if it fits.
  // Not inlined, so that the fast path stays small.
  @inline(never)
  private static func appendRun(
    of text: some StringProtocol, columns: Int, to sink: inout some ByteSink
  ) -> Int {
    let start = sink.count
    // Copying inside the closure is one `memcpy`; a slice of `text.utf8` would go byte by byte.
    let stored = text.utf8.withContiguousStorageIfAvailable { utf8 in
      let run = PlainRun(in: utf8, columns: columns)
      let drawn = run.ending == .tooWide ? run.cut : run.end
      sink.append(UnsafeBufferPointer(rebasing: utf8[..<drawn.utf8Count]))
      return run
    }
    let run = stored ?? PlainRun()
    switch run.ending {
    case .whole:
      return run.end.columns
    case .tooWide:
      sink.append(VisibleForm.ellipsis)
      return run.cut.columns + 1
    case .cluster:
      return appendClusters(
        of: Substring(text), after: run, from: start, columns: columns, to: &sink)
    }
  }

  /// Appends the rest of a text cluster by cluster, after a run that was appended at `start`.
  private static func appendClusters(
    of text: Substring, after run: PlainRun, from start: Int, columns: Int,
    to sink: inout some ByteSink
  ) -> Int {
    var reader = ClusterReader(text, after: run.end)
    var used = run.end.columns
    var cut = (byteCount: start + run.cut.utf8Count, columns: run.cut.columns)
    while !reader.isAtEnd {
      used += reader.drawNext(into: &sink)
      if used > columns {
        sink.removeLast(sink.count - cut.byteCount)
        sink.append(VisibleForm.ellipsis)
        return cut.columns + 1
      }
      if used < columns { cut = (sink.count, used) }
    }
    return used
  }
}
