/// A text of printable ASCII characters, which can be searched by its bytes.
///
/// Each byte is one character, so ignoring the case needs no Unicode tables.
struct PrintableASCII {
  private let utf8: String.UTF8View

  /// Wraps a text, or returns `nil` if it has a character that is not printable ASCII.
  init?(_ text: String) {
    guard text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) else { return nil }
    utf8 = text.utf8
  }

  /// Returns whether this text contains another one, ignoring the case.
  ///
  /// - Complexity: O(*n* · *m*) in the lengths of both.
  func contains(_ other: PrintableASCII) -> Bool {
    guard let first = other.utf8.first else { return true }
    var rest = utf8[...]
    while let start = rest.firstIndex(where: { Self.lowercased($0) == Self.lowercased(first) }) {
      rest = rest[start...]
      if rest.lazy.map(Self.lowercased).starts(with: other.utf8.lazy.map(Self.lowercased)) {
        return true
      }
      rest = rest.dropFirst()
    }
    return false
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte
  }
}
