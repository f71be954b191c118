import ListRendering

/// The lines of a full screen, compared with those that the terminal already shows.
struct ChangedLines {
  private var shown: [[UInt8]] = []
  private var size = Size(width: 0, height: 0)

  /// Forgets what the terminal shows, because it has cleared its screen.
  mutating func forget() {
    size = Size(width: 0, height: 0)
  }

  /// Returns the bytes that make a terminal show some lines; none if it already does.
  ///
  /// The terminal shows all changes at once, if it knows synchronized updates (mode 2026).
  mutating func bytes(for lines: [[UInt8]], on size: Size) -> [UInt8] {
    var bytes: [UInt8] = []
    if size != self.size {
      bytes += "\u{1B}[2J".utf8
      shown = []
    }
    for (number, line) in lines.enumerated()
    where !shown.indices.contains(number)
      || shown[number] != line
    {
      // The old line is erased for terminals that disagree about the width of a character.
      bytes += "\u{1B}[\(number + 1);1H\u{1B}[2K".utf8
      bytes += line
    }
    shown = lines
    self.size = size
    guard !bytes.isEmpty else { return [] }
    return Array("\u{1B}[?2026h".utf8) + bytes + Array("\u{1B}[?2026l".utf8)
  }
}
