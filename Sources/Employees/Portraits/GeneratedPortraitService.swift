import SeededRandomness

public import struct Foundation.Data

/// A service that draws a portrait from the id of an employee, after a delay.
///
/// The same id always gives the same picture, whose right half mirrors the left one.
public struct GeneratedPortraitService<C: Clock<Duration>>: PortraitService {
  private let delay: Duration
  private let clock: C

  /// Creates a service that answers each request after a delay.
  public init(delay: Duration, clock: C = ContinuousClock()) {
    self.delay = delay
    self.clock = clock
  }

  /// Draws the portrait after the delay.
  public func portrait(of id: Employee.ID) async throws(EmployeeServiceError) -> Data {
    do {
      try await clock.sleep(for: delay)
    } catch {
      throw .unavailable(reason: "the request was cancelled")
    }
    return Data.portrait(of: id)
  }
}

// MARK: -

extension Data {
  /// Draws the portrait of an employee: 6 by 8 pixels, black and white.
  package static func portrait(of id: Employee.ID) -> Data {
    var generator = SeededGenerator(seed: UInt64(bitPattern: Int64(id)))
    let rows = (0..<8).map { _ in
      let half = (0..<3).map { _ in generator.number(below: 2) != 0 }
      return half + half.reversed()
    }
    return Data(bitmapOf: rows)
  }

  /// Writes an uncompressed bitmap file with 24 bits for each pixel.
  ///
  /// - Parameter rows: Whether each pixel is black, from top to bottom.
  private init(bitmapOf rows: [[Bool]]) {
    let headerSize = 54
    // Each row is filled up to a multiple of four bytes.
    let rowSize = (3 * rows[0].count + 3) / 4 * 4
    let fileSize = headerSize + rowSize * rows.count
    self.init("BM".utf8)
    append(littleEndian: UInt32(fileSize), UInt32(0), UInt32(headerSize))
    append(littleEndian: UInt32(40), UInt32(rows[0].count), UInt32(rows.count))
    append(littleEndian: UInt16(1), UInt16(24))
    // No compression, the size of the pixels, no resolution and no palette.
    append(littleEndian: UInt32(0), UInt32(fileSize - headerSize), UInt32(0), UInt32(0))
    append(littleEndian: UInt32(0), UInt32(0))
    // The file begins with the lowest row.
    for row in rows.reversed() {
      for isBlack in row { append(contentsOf: repeatElement(isBlack ? 0x00 : 0xFF, count: 3)) }
      append(contentsOf: repeatElement(0x00, count: rowSize - 3 * row.count))
    }
  }

  private mutating func append<Number: FixedWidthInteger>(littleEndian numbers: Number...) {
    for number in numbers {
      Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
    }
  }
}
