import Testing

@testable import ListRendering

struct ByteBufferTests {
  @Test func `a growing buffer keeps the bytes in order`() {
    var buffer = ByteBuffer()
    var expected: [UInt8] = []
    for number in 0..<1_000 {
      let piece = Array(repeating: UInt8(number % 256), count: number % 41)
      piece.withUnsafeBufferPointer { buffer.append($0) }
      expected += piece
    }
    #expect((buffer.bytes, buffer.count) == (expected, expected.count))
  }

  @Test func `every kind of append adds its bytes at the end, and no byte if there are none`() {
    var buffer = ByteBuffer()
    buffer.append(UnsafeBufferPointer(start: nil, count: 0))
    buffer.append(ShortBytes(""))
    buffer.append(spaces: 0)
    buffer.append(spaces: 0, then: ShortBytes(""))
    buffer.append(UInt8(ascii: "a"))
    buffer.append(ShortBytes("│ "))
    buffer.append("é" as Unicode.Scalar)
    Array("text".utf8).withUnsafeBufferPointer { buffer.append($0) }
    buffer.append(spaces: 2)
    buffer.append(spaces: 3, then: ShortBytes(" │\n"))
    #expect(text(of: buffer) == "a│ étext      │\n")
  }

  @Test func `padding and repeated bytes have the requested length`() {
    for count in [0, 1, 2, 7, 8, 9, 15, 16, 17, 63, 64, 65, 1_000] {
      var buffer = ByteBuffer()
      buffer.append(UInt8(ascii: "["))
      buffer.append(spaces: count)
      buffer.append(spaces: count, then: ShortBytes("]"))
      buffer.append(ShortBytes("─"), repeated: count)
      buffer.append(ShortBytes("12345678"), repeated: count)
      buffer.append(ShortBytes(""), repeated: count)
      let repeated = ["─", "12345678"].map { String(repeating: $0, count: count) }.joined()
      #expect(text(of: buffer) == "[" + String(repeating: " ", count: 2 * count) + "]" + repeated)
    }
  }

  @Test func `a copy does not change with the original`() {
    var original = ByteBuffer()
    original.append(ShortBytes("common"))
    var copy = original
    original.append(ShortBytes(" first"))
    copy.append(ShortBytes(" second"))
    let before = [original, copy].map(text)
    original.removeAll()
    let after = [original, copy].map(text)
    #expect([before, after] == [["common first", "common second"], ["", "common second"]])
  }

  @Test func `new bytes replace removed bytes, and an emptied buffer keeps its memory`() {
    var buffer = ByteBuffer()
    buffer.append(spaces: 5_000)
    let capacity = buffer.bytes.capacity
    buffer.removeAll()
    #expect((buffer.count, buffer.bytes.capacity) == (0, capacity))
    buffer.append(ShortBytes("abcdef"))
    buffer.removeLast(4)
    buffer.append(ShortBytes("x"))
    let removed = [0, 1, 2].map { number in
      buffer.removeLast(number)
      return text(of: buffer)
    }
    #expect(removed == ["abx", "ab", ""])
  }

  @Test func `negative padding and too many removed bytes stop the program`() async {
    await #expect(processExitsWith: .failure) {
      var buffer = ByteBuffer()
      buffer.append(spaces: -1)
    }
    await #expect(processExitsWith: .failure) {
      var buffer = ByteBuffer()
      buffer.append(spaces: -1, then: ShortBytes("│"))
    }
    await #expect(processExitsWith: .failure) {
      var buffer = ByteBuffer()
      buffer.append(ShortBytes("ab"))
      buffer.removeLast(3)
    }
  }

  private func text(of buffer: ByteBuffer) -> String {
    String(decoding: buffer.bytes, as: UTF8.self)
  }
}

// MARK: -

struct ShortBytesTests {
  @Test func `up to eight bytes are stored in their order, and more stop the program`() async {
    let literals = [ShortBytes(""), ShortBytes("["), ShortBytes("│▸"), ShortBytes("12345678")]
    let spaces = (0...8).map { String(repeating: " ", count: $0) }
    let short = literals + (0...8).map { ShortBytes(spaces: $0) }
    #expect(short.map(text) == ["", "[", "│▸", "12345678"] + spaces)
    await #expect(processExitsWith: .failure) { _ = ShortBytes("123456789") }
    await #expect(processExitsWith: .failure) { _ = ShortBytes(spaces: 9) }
  }

  private func text(of short: ShortBytes) -> String {
    var buffer = ByteBuffer()
    buffer.append(short)
    return String(decoding: buffer.bytes, as: UTF8.self)
  }
}
