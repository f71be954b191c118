/// What a source file holds under one mark: how a concern is taken care of there.
package struct Region: Equatable, Sendable {
  /// The concern that the mark names.
  package let concern: Concern

  /// The path of the file, seen from the folder of its module.
  package let file: String

  /// The numbers of the lines in the file, from 1; the mark and blank lines around are left out.
  package let lineNumbers: ClosedRange<Int>

  /// The lines, moved to the left margin.
  package let lines: [Substring]

  /// The lines as one text.
  package var text: String { lines.joined(separator: "\n") }
}

// MARK: -

extension Region {
  /// Cuts the lines after a mark, up to the next one or the end of what encloses the mark.
  ///
  /// `nil` where nothing stands there.
  init?(_ concern: Concern, after mark: Mark, in file: SourceFile) {
    let following = file.lines[mark.line...]
    // Formatted sources say by their indentation where a type ends.
    let end = following.firstIndex { line in
      Mark(line, line: 0) != nil || (!line.isBlank && line.indentation < mark.indentation)
    }
    let enclosed = following[..<(end ?? following.endIndex)]
    guard let first = enclosed.firstIndex(where: { !$0.isBlank }),
      let last = enclosed.lastIndex(where: { !$0.isBlank })
    else { return nil }
    self.init(
      concern: concern, file: file.path, lineNumbers: first + 1...last + 1,
      lines: enclosed[first...last].map { $0.dropFirst(min(mark.indentation, $0.indentation)) })
  }
}

// MARK: -

extension Substring {
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }

  fileprivate var indentation: Int { prefix { $0 == " " }.count }
}
