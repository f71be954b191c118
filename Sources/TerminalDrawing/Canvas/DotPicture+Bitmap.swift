package import struct Foundation.Data

extension DotPicture {
  /// The largest number of pixels in a direction.
  private static var limit: Int { 256 }

  /// Reads an uncompressed bitmap file (BMP) with 24 bits for each pixel; a dark pixel is a dot.
  ///
  /// - Returns: `nil` if the data is something else, incomplete or too large.
  package init?(bitmap data: Data) {
    let file = LittleEndianBytes(data)
    // The signature, the size of the second header, one plane, 24 bits and no compression.
    guard file.bytes.starts(with: "BM".utf8), file.bytes.count >= 54, file.number(at: 14) == 40,
      file.halfNumber(at: 26) == 1, file.halfNumber(at: 28) == 24, file.number(at: 30) == 0
    else { return nil }
    // A negative height says that the upper row comes first.
    let width = Int(Int32(bitPattern: file.number(at: 18)))
    let signedHeight = Int(Int32(bitPattern: file.number(at: 22)))
    let height = abs(signedHeight)
    guard 1...Self.limit ~= width, 1...Self.limit ~= height else { return nil }
    let start = Int(file.number(at: 10))
    // Each row is filled up to a multiple of four bytes.
    let rowSize = (3 * width + 3) / 4 * 4
    guard start >= 54, file.bytes.count - start >= rowSize * height else { return nil }
    self.init(width: width, height: height) { column, row in
      let line = signedHeight < 0 ? row : height - 1 - row
      let pixel = start + line * rowSize + 3 * column
      return file.bytes[pixel..<pixel + 3].reduce(0) { $0 + Int($1) } < 3 * 128
    }
  }
}

// MARK: -

/// Bytes in which the lowest byte of a number comes first.
private struct LittleEndianBytes {
  let bytes: [UInt8]

  init(_ data: Data) {
    bytes = Array(data)
  }

  func halfNumber(at offset: Int) -> UInt32 {
    UInt32(bytes[offset]) | UInt32(bytes[offset + 1]) << 8
  }

  func number(at offset: Int) -> UInt32 {
    halfNumber(at: offset) | halfNumber(at: offset + 2) << 16
  }
}
