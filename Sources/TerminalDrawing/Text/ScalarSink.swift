/// A destination for drawn scalars.
protocol ScalarSink {
  /// Appends a scalar.
  mutating func append(_ scalar: Unicode.Scalar)
}

// MARK: -

extension [UInt8]: ScalarSink {
  /// Appends a scalar as UTF-8.
  mutating func append(_ scalar: Unicode.Scalar) {
    append(contentsOf: scalar.utf8)
  }
}

// MARK: -

/// A sink that discards scalars, for measuring a text.
struct DiscardedScalars: ScalarSink {
  mutating func append(_ scalar: Unicode.Scalar) {}
}
