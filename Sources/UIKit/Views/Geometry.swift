import TerminalDrawing

nonisolated extension CGFloat {
  /// The width of a column in points.
  static let column: CGFloat = 8

  /// The height of a line in points.
  static let line: CGFloat = 16

  /// Creates the height of some lines.
  init(lines: Int) {
    self = CGFloat(lines) * .line
  }

  /// The nearest number of columns for a distance in points, at least 0.
  var columns: Int { Swift.max(0, Int((self / .column).rounded())) }

  /// The number of lines for a height in points, rounded up; a part of a point takes no line.
  var lines: Int { (Int(self) + 15) / 16 }

  /// Returns the index of the line at a distance in points.
  func line(rounded rule: FloatingPointRoundingRule) -> Int {
    // No content has more lines, and adding such a number does not overflow.
    Int(Swift.max(-0x1p40, Swift.min((self / .line).rounded(rule), 0x1p40)))
  }
}

// MARK: -

nonisolated extension Size {
  /// The size in points.
  var points: CGSize { CGSize(width: CGFloat(width) * .column, height: CGFloat(lines: height)) }

  /// Creates the size of the whole columns and lines in a size in points.
  init(points: CGSize) {
    // No view is larger, and such a number can be multiplied.
    let limit: CGFloat = 0x100_0000
    self.init(
      width: Int(max(0, min(points.width, limit)) / .column),
      height: Int(max(0, min(points.height, limit)) / .line))
  }
}
