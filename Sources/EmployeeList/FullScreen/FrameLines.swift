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

  /// Marks a line in place of its left border, or a part of it in the column before the part, and
  /// inverts its colours if there are any.
  ///
  /// - Parameter columns: The part of the line, `nil` for the whole line.
  mutating func mark(_ number: Int, columns: Range<Int>?, isColored: Bool) {
    let line = lines[number]
    let places = columns.map { [$0.lowerBound - 1, $0.lowerBound, $0.upperBound] } ?? [0, 1, .max]
    let indices = Self.indices(ofColumns: places, in: line)
    let part = Array(line[indices[1]..<indices[2]])
    var marked = Array("❯".utf8) + part
    if isColored {
      let off = Array("\u{1B}[0m".utf8)
      let inverse = Array("\u{1B}[7m".utf8)
      marked = inverse + Array("❯".utf8) + part.replacing(off, with: off + inverse) + off
    }
    lines[number].replaceSubrange(indices[0]..<indices[2], with: marked)
  }

  /// Returns the indices of the bytes at which columns begin, for rising columns.
  private static func indices(ofColumns columns: [Int], in line: [UInt8]) -> [Int] {
    var indices: [Int] = []
    var index = 0
    var column = 0
    var isInSequence = false
    for character in String(decoding: line, as: UTF8.self) {
      while indices.count < columns.count, column >= columns[indices.count] {
        indices.append(index)
      }
      index += character.utf8.count
      if character == "\u{1B}" {
        isInSequence = true
      } else if isInSequence {
        // A control sequence takes no column, and ends with a letter.
        isInSequence = !character.isLetter
      } else {
        column += TerminalText.columns(of: String(character))
      }
    }
    return indices + Array(repeating: line.count, count: columns.count - indices.count)
  }
}
