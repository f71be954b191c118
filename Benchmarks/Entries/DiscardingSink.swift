import ListRendering

/// A sink that takes everything and keeps nothing.
struct DiscardingSink: OutputSink {
  mutating func write(_ utf8: [UInt8]) {}
}
