/// A place that drawn text goes to, piece by piece.
///
/// It is `TextOutputStream` for bytes: what the renderer has drawn is UTF-8 already.
public protocol OutputSink {
  /// Takes the next piece of text, in UTF-8.
  mutating func write(_ utf8: [UInt8])
}

// MARK: -

extension String: OutputSink {
  /// Appends a piece of text.
  public mutating func write(_ utf8: [UInt8]) {
    append(String(decoding: utf8, as: UTF8.self))
  }
}
