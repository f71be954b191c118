import struct Foundation.Data

/// A picture of dots, drawn as Braille characters of two columns and four lines of dots each.
nonisolated struct DotPicture: Sendable {
  /// The lines of characters, from top to bottom.
  let lines: [String]

  /// The number of characters of a line.
  let columns: Int

  /// The largest number of dots in a direction.
  private static let limit = 256

  /// Reads a portable bitmap in its plain form: `P1`, width, height, and `0` or `1` for each dot.
  ///
  /// - Returns: `nil` if the data is something else, or too large.
  init?(plainBitmap data: Data) {
    let header = data.split(maxSplits: 3, whereSeparator: Self.isSpace)
    guard header.count == 4, header[0].elementsEqual("P1".utf8),
      let width = Self.number(header[1]), let height = Self.number(header[2])
    else { return nil }
    let dots = header[3].filter { !Self.isSpace($0) }.map { $0 == UInt8(ascii: "1") }
    guard dots.count == width * height else { return nil }
    columns = (width + 1) / 2
    lines = stride(from: 0, to: height, by: 4).map { top in
      var line = String.UnicodeScalarView()
      for left in stride(from: 0, to: width, by: 2) {
        line.append(
          Self.character(left: left, top: top) { column, row in
            column < width && row < height && dots[row * width + column]
          })
      }
      return String(line)
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n")
  }

  private static func number(_ digits: Data) -> Int? {
    guard let number = Int(String(decoding: digits, as: UTF8.self)), 1...limit ~= number else {
      return nil
    }
    return number
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
