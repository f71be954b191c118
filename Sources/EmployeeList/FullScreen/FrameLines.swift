import ListRendering

/// The lines of a drawn frame; one of them can be marked with the cursor.
struct FrameLines: OutputSink {
  private(set) var lines: [[UInt8]] = []

  private static let border = Array("│".utf8)

  /// Draws the frame of a window.
  init(of window: Window) {
    window.draw(into: &self)
  }

  mutating func write(_ utf8: [UInt8]) {
    let pieces = utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    lines += pieces.dropLast().map(Array.init)
  }

  /// Returns the lines from the first of the content to the last one with a text.
  func usedLines(of content: Range<Int>) -> ClosedRange<Int> {
    let last = content.last { number in
      let text = lines[number].dropFirst(Self.border.count).dropLast(Self.border.count)
      return text.contains { $0 != UInt8(ascii: " ") }
    }
    return content.lowerBound...(last ?? content.lowerBound)
  }

  /// Marks a line in place of its left border, and inverts its colours if there are any.
  mutating func mark(_ number: Int, isColored: Bool) {
    let text = lines[number].dropFirst(Self.border.count)
    guard isColored else {
      lines[number] = Array("❯".utf8) + text
      return
    }
    let off = Array("\u{1B}[0m".utf8)
    let inverse = Array("\u{1B}[7m".utf8)
    let inverted = Array(text).replacing(off, with: off + inverse)
    lines[number] = inverse + Array("❯".utf8) + inverted + off
  }
}
