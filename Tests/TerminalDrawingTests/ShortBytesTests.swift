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
    #expect(bytes == Array("│ étext      │\n".utf8))
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

  @Test func `up to eight bytes are stored in their order, and more stop the program`() async {
    let literals = [ShortBytes(""), ShortBytes("["), ShortBytes("│▸"), ShortBytes("12345678")]
    let drawn = (literals + (0...8).map { ShortBytes(spaces: $0) }).map { short in
      var bytes: [UInt8] = []
      bytes.append(short)
      return String(decoding: bytes, as: UTF8.self)
    }
    let spaces = (0...8).map { String(repeating: " ", count: $0) }
    #expect(drawn == ["", "[", "│▸", "12345678"] + spaces)
    await #expect(processExitsWith: .failure) { _ = ShortBytes("123456789") }
    await #expect(processExitsWith: .failure) { _ = ShortBytes(spaces: 9) }
  }

  @Test func `negative padding stops the program`() async {
    await #expect(processExitsWith: .failure) {
      var bytes: [UInt8] = []
      bytes.append(spaces: -1)
    }
    await #expect(processExitsWith: .failure) {
      var bytes: [UInt8] = []
      bytes.append(spaces: -1, then: ShortBytes("│"))
    }
  }
}
