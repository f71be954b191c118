/// Text as a terminal counts it, in columns, and drawn so that data cannot break a frame.
nonisolated package enum TerminalText {
  /// Appends a text, cut with `…` to at most a number of columns, and returns the columns used.
  package static func append(_ text: String, columns: Int, to bytes: inout [UInt8]) -> Int {
    append(text[...], columns: columns, to: &bytes)
  }

  package static func append(_ text: Substring, columns: Int, to bytes: inout [UInt8]) -> Int {
    guard columns > 0 else { return 0 }
    return appendASCII(text, columns: columns, to: &bytes)
      ?? appendClusters(text, columns: columns, to: &bytes)
  }

  package static func columns(of text: String) -> Int {
    var reader = ClusterReader(text[...])
    var sink = DiscardedScalars()
    var columns = 0
    while !reader.isAtEnd { columns += reader.drawNext(into: &sink) }
    return columns
  }

  package static func wrap(_ text: String, columns: Int) -> WrappedLines {
    WrappedLines(text, columns: columns)
  }
}

nonisolated extension TerminalText {
  private static func appendASCII(
    _ text: Substring, columns: Int, to bytes: inout [UInt8]
  ) -> Int? {
    let used = text.utf8.withContiguousStorageIfAvailable { utf8 -> Int? in
      guard utf8.count <= columns, utf8.allSatisfy({ 0x20...0x7E ~= $0 }) else { return nil }
      bytes.append(contentsOf: utf8)
      return utf8.count
    }
    return used ?? nil
  }

  private static func appendClusters(
    _ text: Substring, columns: Int, to bytes: inout [UInt8]
  ) -> Int {
    var reader = ClusterReader(text)
    var used = 0
    var cut = (bytes: bytes.count, columns: 0)
    while !reader.isAtEnd {
      used += reader.drawNext(into: &bytes)
      if used > columns {
        bytes.removeLast(bytes.count - cut.bytes)
        bytes.append(VisibleForm.ellipsis)
        return cut.columns + 1
      }
      if used < columns { cut = (bytes.count, used) }
    }
    return used
  }
}
