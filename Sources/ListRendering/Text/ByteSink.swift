/// A destination for drawn scalars.
nonisolated protocol ScalarSink {
  /// Appends a scalar.
  mutating func append(_ scalar: Unicode.Scalar)
}

// MARK: -

/// A destination for drawn text in UTF-8.
nonisolated protocol ByteSink: ScalarSink {
  /// The number of bytes in the sink.
  var count: Int { get }

  /// Appends a byte.
  mutating func append(_ byte: UInt8)

  /// Appends bytes from memory outside the sink.
  mutating func append(_ utf8: UnsafeBufferPointer<UInt8>)

  /// Removes bytes at the end, such as those of a text that turns out to be too long.
  mutating func removeLast(_ number: Int)
}

nonisolated extension ByteSink {
  /// Appends a scalar as UTF-8.
  mutating func append(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    switch value {
    case ..<0x80:
      append(UInt8(value))
    case ..<0x800:
      append(0xC0 | UInt8(value >> 6))
      append(Self.continuation(value))
    case ..<0x1_0000:
      append(0xE0 | UInt8(value >> 12))
      append(Self.continuation(value >> 6))
      append(Self.continuation(value))
    default:
      append(0xF0 | UInt8(value >> 18))
      append(Self.continuation(value >> 12))
      append(Self.continuation(value >> 6))
      append(Self.continuation(value))
    }
  }

  /// Makes the continuation byte that carries the six lowest bits.
  private static func continuation(_ bits: UInt32) -> UInt8 {
    0x80 | UInt8(bits & 0x3F)
  }
}

// MARK: -

/// The sink for texts that are drawn outside a canvas.
nonisolated extension [UInt8]: ScalarSink, ByteSink {
  mutating func append(_ utf8: UnsafeBufferPointer<UInt8>) {
    append(contentsOf: utf8)
  }
}

// MARK: -

/// A sink that discards scalars, for measuring a text.
nonisolated struct DiscardedScalars: ScalarSink {
  mutating func append(_ scalar: Unicode.Scalar) {}
}
