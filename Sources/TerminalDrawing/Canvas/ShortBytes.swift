/// Up to eight bytes of UTF-8, such as a border or a control sequence, in one word.
///
/// They are appended with a single store, without a call to copy memory.
package struct ShortBytes: Sendable {
  /// The bytes in memory order; those after the first ``count`` have no meaning.
  package let word: UInt64

  /// The number of bytes.
  package let count: Int

  /// Creates the bytes of a literal; more than eight stop the program.
  // Inlined, so that the optimizer computes the word at compile time.
  @inlinable @inline(__always)
  package init(_ literal: StaticString) {
    precondition(literal.utf8CodeUnitCount <= 8, "at most eight bytes fit")
    var value: UInt64 = 0
    for offset in 0..<literal.utf8CodeUnitCount {
      value |= UInt64(literal.utf8Start[offset]) << (8 * UInt64(offset))
    }
    word = UInt64(littleEndian: value)
    count = literal.utf8CodeUnitCount
  }

  /// Creates spaces; more than eight stop the program.
  init(spaces count: Int) {
    precondition(0...8 ~= count, "at most eight bytes fit")
    word = 0x2020_2020_2020_2020
    self.count = count
  }
}

// MARK: - Appending

/// Appends of a few bytes, as drawing a label makes them.
///
/// They fill spare capacity in one step, which takes fewer instructions than
/// `append(contentsOf:)`.
extension [UInt8] {
  /// Appends at most eight bytes.
  @inline(__always)
  mutating func append(_ short: ShortBytes) {
    append(short.count, reserving: 8) { $0.storeBytes(of: short.word, as: UInt64.self) }
  }

  /// Appends spaces.
  @inline(__always)
  mutating func append(spaces number: Int) {
    if number <= 8 {
      // Saves the call of `memset` for an indentation.
      append(ShortBytes(spaces: number))
    } else {
      append(spaces: number, then: ShortBytes(""))
    }
  }

  /// Appends spaces and at most eight bytes after them.
  @inline(__always)
  mutating func append(spaces number: Int, then short: ShortBytes) {
    append(number + short.count, reserving: number + 8) {
      $0.initializeMemory(as: UInt8.self, repeating: UInt8(ascii: " "), count: number)
      $0.storeBytes(of: short.word, toByteOffset: number, as: UInt64.self)
    }
  }

  /// Appends the same bytes several times.
  mutating func append(_ short: ShortBytes, repeated number: Int) {
    append(number * short.count, reserving: number * short.count + 8) {
      for repetition in 0..<number {
        $0.storeBytes(of: short.word, toByteOffset: repetition * short.count, as: UInt64.self)
      }
    }
  }

  /// Appends bytes that a closure writes, which may use all of the reserved memory.
  @inline(__always)
  private mutating func append(
    _ number: Int, reserving reserved: Int, write: (UnsafeMutableRawPointer) -> Void
  ) {
    append(addingCapacity: reserved) { span in
      span.withUnsafeMutableBufferPointer { memory, initializedCount in
        guard let start = memory.baseAddress else { return }
        write(start)
        initializedCount = number
      }
    }
  }

  /// Appends bytes from memory outside the array.
  @inline(__always)
  mutating func append(_ utf8: UnsafeBufferPointer<UInt8>) {
    guard let source = utf8.baseAddress else { return }
    append(utf8.count, reserving: utf8.count) {
      $0.copyMemory(from: source, byteCount: utf8.count)
    }
  }
}
