extension UnsafeBufferPointer<UInt8> {
  /// Whether every byte is printable ASCII, which takes one column and is drawn as it is.
  @inline(__always)
  var isPrintableASCII: Bool {
    guard count >= 8, let bytes = UnsafeRawPointer(baseAddress) else {
      return allSatisfy { 0x20...0x7E ~= $0 }
    }
    // Checks eight bytes at a time. The last eight may overlap the previous ones.
    let last = count - 8
    var marks = Self.marks(at: last, in: bytes)
    var offset = 0
    while offset < last {
      marks |= Self.marks(at: offset, in: bytes)
      offset += 8
    }
    return marks & 0x8080_8080_8080_8080 == 0
  }

  /// Sets the highest bit of at least one byte if any of the eight bytes is not printable ASCII.
  ///
  /// The first term marks bytes above ASCII, the subtraction bytes below a space, and the addition
  /// DEL. A borrow can also mark a space, but only if the byte below it is marked.
  @inline(__always)
  private static func marks(at offset: Int, in bytes: UnsafeRawPointer) -> UInt64 {
    let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    return word | (word &- 0x2020_2020_2020_2020) | (word &+ 0x0101_0101_0101_0101)
  }
}
