/// The sink of a text that is only measured.
nonisolated struct DiscardedScalars: ScalarSink {
  mutating func append(_ scalar: Unicode.Scalar) {}
}
