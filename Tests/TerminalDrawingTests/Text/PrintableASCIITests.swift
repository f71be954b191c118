import Testing

@testable import TerminalDrawing

/// Compares the check of eight bytes at a time with a check of each byte.
struct PrintableASCIITests {
  @Test func `a text is printable if every byte is, whatever its position and neighbors`() {
    for count in 0...40 {
      for byte in " ~".utf8 { expectCheck(of: Array(repeating: byte, count: count)) }
    }
    for count in [1, 7, 8, 9, 15, 16, 17, 24, 29] {
      for position in 0..<count {
        for other in " A~".utf8 {
          var bytes = Array(repeating: other, count: count)
          for byte in UInt8.min...UInt8.max {
            bytes[position] = byte
            expectCheck(of: bytes)
          }
        }
      }
    }
    let edges: [UInt8] = [0x00, 0x01, 0x1F, 0x20, 0x21, 0x7E, 0x7F, 0x80, 0x81, 0xC2, 0xDF, 0xFF]
    for first in edges {
      for second in edges {
        for position in 0..<7 {
          var bytes = Array(repeating: UInt8(ascii: " "), count: 8)
          (bytes[position], bytes[position + 1]) = (first, second)
          expectCheck(of: bytes)
        }
      }
    }
  }

  /// Expects the same answer as from a check of each byte.
  private func expectCheck(of bytes: [UInt8]) {
    let isPrintable = bytes.withUnsafeBufferPointer { $0.isPrintableASCII }
    if isPrintable != bytes.allSatisfy({ 0x20...0x7E ~= $0 }) {
      Issue.record("\(bytes) are\(isPrintable ? "" : " not") printable")
    }
  }
}
