/// A picture of dots, drawn as Braille characters of two columns and four lines of dots each.
package struct DotPicture: Sendable {
  /// The lines of characters, from top to bottom.
  package let lines: [String]

  /// The number of characters of a line.
  package let columns: Int

  /// Creates a picture of some size.
  init(width: Int, height: Int, isDot: (_ column: Int, _ row: Int) -> Bool) {
    columns = (width + 1) / 2
    lines = stride(from: 0, to: height, by: 4).map { top in
      var line = String.UnicodeScalarView()
      for left in stride(from: 0, to: width, by: 2) {
        line.append(
          Self.character(left: left, top: top) { column, row in
            column < width && row < height && isDot(column, row)
          })
      }
      return String(line)
    }
  }

  /// Returns the Braille character for the dots below and to the right of a place.
  private static func character(
    left: Int, top: Int, isDot: (_ column: Int, _ row: Int) -> Bool
  ) -> Unicode.Scalar {
    // The bit of each dot; Unicode numbers the lowest two dots last.
    let bits: [[UInt32]] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]
    var value: UInt32 = 0x2800
    for row in 0..<4 {
      for column in 0..<2 where isDot(left + column, top + row) { value += bits[row][column] }
    }
    return Unicode.Scalar(value)!
  }
}

// MARK: -

extension DotPicture {
  /// A head and shoulders.
  package static let person = {
    let rows = [
      "  ##  ",
      " #### ",
      " #### ",
      "  ##  ",
      " #### ",
      "######",
      "######",
      "      ",
    ].map(Array.init)
    return DotPicture(width: 6, height: 8) { column, row in rows[row][column] == "#" }
  }()
}
