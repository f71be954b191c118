import Testing

@testable import ListRendering

/// Compares the check of eight bytes at a time with a check of each byte.
struct PrintableASCIITests {
  @Test func `a text of printable ASCII is recognized at any length`() {
    for count in 0...40 {
      #expect(isPrintable(Array(repeating: UInt8(ascii: " "), count: count)), "\(count)")
      #expect(isPrintable(Array(repeating: UInt8(ascii: "~"), count: count)), "\(count)")
    }
  }

  @Test(arguments: [1, 7, 8, 9, 15, 16, 17, 24, 29])
  func `the check of a byte does not depend on its position`(count: Int) {
    for position in 0..<count {
      for other in [0x20, 0x41, 0x7E] as [UInt8] {
        var bytes = Array(repeating: other, count: count)
        for byte in UInt8.min...UInt8.max {
          bytes[position] = byte
          let isExpected = isPrintable(bytes) == (0x20...0x7E ~= byte)
          if !isExpected { Issue.record("byte \(byte) at \(position) among \(other)") }
        }
      }
    }
  }

  @Test func `the check of a byte does not depend on its neighbour`() {
    let edges: [UInt8] = [0x00, 0x01, 0x1F, 0x20, 0x21, 0x7E, 0x7F, 0x80, 0x81, 0xC2, 0xDF, 0xFF]
    for first in edges {
      for second in edges {
        for position in 0..<7 {
          var bytes = Array(repeating: UInt8(ascii: " "), count: 8)
          (bytes[position], bytes[position + 1]) = (first, second)
          #expect(
            isPrintable(bytes) == bytes.allSatisfy { 0x20...0x7E ~= $0 },
            "bytes \(first) and \(second) at \(position)")
        }
      }
    }
  }

  @Test(arguments: 0..<8)
  func `every ASCII character is drawn as by the cluster reader`(position: Int) {
    for scalar in (0x00...0x7F as ClosedRange<UInt8>).map(Unicode.Scalar.init) {
      var scalars = Array(repeating: "a" as Unicode.Scalar, count: 8)
      scalars[position] = scalar
      let text = String(String.UnicodeScalarView(scalars))
      #expect(
        DrawnText(text) == DrawnText(clusterByCluster: text), "\(scalar.value) at \(position)")
    }
  }

  @Test func `a buffer and an array receive the same bytes`() {
    var texts = RandomTexts(seed: 1)
    for _ in 0..<500 {
      let text = texts.next()
      let columns = texts.number(below: 20)
      var buffer = ByteBuffer()
      let used = TerminalText.appendText(text, columns: columns, to: &buffer)
      var bytes: [UInt8] = []
      #expect(TerminalText.append(text, columns: columns, to: &bytes) == used)
      #expect(buffer.bytes == bytes)
    }
  }

  private func isPrintable(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { $0.isPrintableASCII }
  }
}
