import Testing

@testable import TerminalDrawing

struct ShortBytesTests {
  @Test func `every kind of append adds its bytes at the end, and no byte if there are none`() {
    var bytes: [UInt8] = []
    bytes.append(UnsafeBufferPointer(start: nil, count: 0))
    bytes.append(ShortBytes(""))
    bytes.append(spaces: 0)
    bytes.append(spaces: 0, then: ShortBytes(""))
    bytes.append(ShortBytes("│ "))
    bytes.append("é" as Unicode.Scalar)
    Array("text".utf8).withUnsafeBufferPointer { bytes.append($0) }
    bytes.append(spaces: 2)
    bytes.append(spaces: 3, then: ShortBytes(" │\n"))
    bytes.append(ShortBytes("12345678"))
    #expect(bytes == Array("│ étext      │\n12345678".utf8))
  }

  @Test func `padding and repeated bytes have the requested length`() {
    for count in [0, 1, 2, 7, 8, 9, 15, 16, 17, 63, 64, 65, 1_000] {
      var bytes = Array("[".utf8)
      bytes.append(spaces: count)
      bytes.append(spaces: count, then: ShortBytes("]"))
      bytes.append(ShortBytes("─"), repeated: count)
      bytes.append(ShortBytes("12345678"), repeated: count)
      bytes.append(ShortBytes(""), repeated: count)
      let repeated = ["─", "12345678"].map { String(repeating: $0, count: count) }.joined()
      let expected = "[" + String(repeating: " ", count: 2 * count) + "]" + repeated
      #expect(bytes == Array(expected.utf8))
    }
  }
}
