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
    #expect(buffer.bytes == expected)
    #expect(buffer.count == expected.count)
  }

  @Test func `every kind of append adds its bytes at the end`() {
    var buffer = ByteBuffer()
    buffer.append(UInt8(ascii: "a"))
    buffer.append(ShortBytes("│ "))
    buffer.append("é" as Unicode.Scalar)
    Array("text".utf8).withUnsafeBufferPointer { buffer.append($0) }
    buffer.append(spaces: 2)
    buffer.append(spaces: 3, then: ShortBytes(" │\n"))
    #expect(text(of: buffer) == "a│ étext      │\n")
  }

  @Test func `appending nothing leaves the buffer empty`() {
    var buffer = ByteBuffer()
    buffer.append(UnsafeBufferPointer(start: nil, count: 0))
    buffer.append(ShortBytes(""))
    buffer.append(spaces: 0)
    buffer.append(spaces: 0, then: ShortBytes(""))
    #expect(buffer.count == 0)
  }

  @Test(arguments: [0, 1, 7, 8, 9, 15, 16, 17, 63, 64, 65, 1_000])
  func `padding has the requested number of spaces`(count: Int) {
    var buffer = ByteBuffer()
    buffer.append(UInt8(ascii: "["))
    buffer.append(spaces: count)
    buffer.append(spaces: count, then: ShortBytes("]"))
    let spaces = String(repeating: " ", count: count)
    #expect(text(of: buffer) == "[" + spaces + spaces + "]")
  }

  @Test(arguments: 0...9)
  func `repeated bytes follow each other without a gap`(number: Int) {
    var buffer = ByteBuffer()
    buffer.append(ShortBytes("─"), repeated: number)
    buffer.append(ShortBytes("12345678"), repeated: number)
    buffer.append(ShortBytes(""), repeated: number)
    let strokes = String(repeating: "─", count: number)
    #expect(text(of: buffer) == strokes + String(repeating: "12345678", count: number))
  }

  @Test func `a copy does not change with the original`() {
    var original = ByteBuffer()
    original.append(ShortBytes("common"))
    var copy = original
    original.append(ShortBytes(" first"))
    copy.append(ShortBytes(" second"))
    #expect(text(of: original) == "common first")
    #expect(text(of: copy) == "common second")
    original.removeAll()
    #expect(text(of: copy) == "common second")
  }

  @Test func `new bytes replace removed bytes`() {
    var buffer = ByteBuffer()
    buffer.append(ShortBytes("abcdef"))
    buffer.removeLast(4)
    buffer.append(ShortBytes("x"))
    #expect(text(of: buffer) == "abx")
    buffer.removeLast(0)
    #expect(text(of: buffer) == "abx")
    buffer.removeLast(3)
    #expect(buffer.count == 0)
  }

  @Test func `an emptied buffer keeps its memory`() {
    var buffer = ByteBuffer()
    buffer.append(spaces: 5_000)
    let capacity = buffer.bytes.capacity
    buffer.removeAll()
    #expect(buffer.count == 0)
    #expect(buffer.bytes.capacity == capacity)
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
  @Test func `up to eight bytes are stored in their order`() {
    #expect(bytes(of: ShortBytes("")) == [])
    #expect(bytes(of: ShortBytes("[")) == Array("[".utf8))
    #expect(bytes(of: ShortBytes("│▸")) == Array("│▸".utf8))
    #expect(bytes(of: ShortBytes("12345678")) == Array("12345678".utf8))
  }

  @Test(arguments: 0...8)
  func `up to eight spaces are stored`(count: Int) {
    let spaces = String(repeating: " ", count: count)
    #expect(bytes(of: ShortBytes(spaces: count)) == Array(spaces.utf8))
  }

  @Test func `more than eight bytes stop the program`() async {
    await #expect(processExitsWith: .failure) { _ = ShortBytes("123456789") }
    await #expect(processExitsWith: .failure) { _ = ShortBytes(spaces: 9) }
  }

  private func bytes(of short: ShortBytes) -> [UInt8] {
    var buffer = ByteBuffer()
    buffer.append(short)
    return buffer.bytes
  }
}
