/// A sink that discards scalars, for measuring a text.
nonisolated struct DiscardedScalars: ScalarSink {
  mutating func append(_ scalar: Unicode.Scalar) {}
}
