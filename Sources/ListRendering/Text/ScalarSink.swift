/// Where drawn scalars go.
nonisolated protocol ScalarSink {
  /// Takes the next scalar.
  mutating func append(_ scalar: Unicode.Scalar)
}

// MARK: -

/// The bytes of a frame take scalars as UTF-8.
nonisolated extension [UInt8]: ScalarSink {
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

  /// Makes the byte that carries the six lowest bits.
  private static func continuation(_ bits: UInt32) -> UInt8 {
    0x80 | UInt8(bits & 0x3F)
  }
}
