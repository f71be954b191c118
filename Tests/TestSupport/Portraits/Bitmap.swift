package import struct Foundation.Data

extension Data {
  /// A bitmap file (BMP) with 24 bits for each pixel, written apart from the code under test.
  ///
  /// - Parameters:
  ///   - rows: The pixels from top to bottom: black for `#`, and white for anything else.
  ///   - isTopDown: Whether the file begins with the uppermost row.
  ///   - gap: The number of bytes between the headers and the pixels.
  package nonisolated static func bitmap(
    _ rows: [String], isTopDown: Bool = false, gap: Int = 0
  ) -> Data {
    let pixelRows = rows.map { row -> [UInt8] in
      var bytes = row.flatMap { Array(repeating: $0 == "#" ? 0 : 255, count: 3) as [UInt8] }
      while !bytes.count.isMultiple(of: 4) { bytes.append(0) }
      return bytes
    }
    let pixels = (isTopDown ? pixelRows : pixelRows.reversed()).flatMap(\.self)
    let height = isTopDown ? -rows.count : rows.count
    let width = rows.first?.count ?? 0
    func bytes(_ number: Int, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
    var file = Array("BM".utf8) + bytes(54 + gap + pixels.count, 4) + bytes(0, 4)
    file += bytes(54 + gap, 4) + bytes(40, 4) + bytes(width, 4) + bytes(height, 4)
    file += bytes(1, 2) + bytes(24, 2) + bytes(0, 4) + bytes(pixels.count, 4) + bytes(0, 16)
    return Data(file + Array(repeating: 0, count: gap) + pixels)
  }
}
