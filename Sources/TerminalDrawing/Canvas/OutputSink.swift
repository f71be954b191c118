/// A destination for drawn text, piece by piece.
///
/// Like `TextOutputStream`, but for bytes, because the renderer draws UTF-8.
public protocol OutputSink {
  /// Writes the next piece of text, in UTF-8.
  mutating func write(_ utf8: [UInt8])
}

// MARK: -

extension String: OutputSink {
  /// Appends a piece of text.
  public mutating func write(_ utf8: [UInt8]) {
    append(String(decoding: utf8, as: UTF8.self))
  }
}
