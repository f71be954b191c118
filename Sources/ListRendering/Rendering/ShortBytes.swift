/// Up to eight bytes of UTF-8, such as a border or a control sequence, in one word.
///
/// A ``ByteBuffer`` appends them with a single store, without a call to copy memory.
nonisolated struct ShortBytes: Sendable {
  /// The bytes in memory order; those after the first ``count`` have no meaning.
  let word: UInt64

  /// The number of bytes.
  let count: Int

  /// Creates the bytes of a literal, which stops the program if it has more than eight.
  // Inlined, so that the optimizer computes the word at compile time.
  @inline(__always)
  init(_ literal: StaticString) {
    precondition(literal.utf8CodeUnitCount <= 8, "short bytes are at most eight")
    var value: UInt64 = 0
    for offset in 0..<literal.utf8CodeUnitCount {
      value |= UInt64(literal.utf8Start[offset]) << (8 * UInt64(offset))
    }
    word = UInt64(littleEndian: value)
    count = literal.utf8CodeUnitCount
  }

  /// Creates spaces, which stops the program if there are more than eight.
  init(spaces count: Int) {
    precondition(0...8 ~= count, "short bytes are at most eight")
    word = 0x2020_2020_2020_2020
    self.count = count
  }
}
