/// A sequence of bytes to search for.
///
/// The search by Knuth, Morris and Pratt reads each byte of a text once. Comparing the pattern at
/// each position would take hours for a name of some megabytes.
struct SearchPattern {
  private let bytes: [UInt8]

  /// For each byte, the length of the longest shorter prefix of the pattern that ends with it.
  private let prefixLengths: [Int]

  /// Creates a pattern; one without bytes occurs in every text.
  ///
  /// - Complexity: O(*m*) in the length of the pattern.
  init(_ bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes)
    var lengths = [0]
    for byte in self.bytes.dropFirst() {
      lengths.append(Self.extended(lengths[lengths.count - 1], by: byte, self.bytes, lengths))
    }
    prefixLengths = lengths
  }

  /// Returns whether a text contains the pattern.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  func occurs(in text: String.UTF8View) -> Bool {
    occurs(in: text) { $0 } ?? false
  }

  /// Returns whether an ASCII text contains the pattern, whose letters are small ones, in any case.
  ///
  /// - Returns: `nil` if the text is not ASCII, up to the first place of the pattern.
  /// - Complexity: O(*n*) in the length of the text.
  func occursIgnoringCase(inASCII text: String.UTF8View) -> Bool? {
    occurs(in: text) { byte in
      UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte < 0x80 ? byte : nil
    }
  }

  /// Searches the bytes that a closure returns, until it returns `nil`.
  @inline(__always)
  private func occurs(in text: String.UTF8View, folded: (UInt8) -> UInt8?) -> Bool? {
    guard let first = bytes.first else { return true }
    var length = 0
    for byte in text {
      guard let byte = folded(byte) else { return nil }
      if length > 0 {
        length = Self.extended(length, by: byte, bytes, prefixLengths)
      } else if byte == first {
        length = 1
      }
      if length == bytes.count { return true }
    }
    return false
  }

  /// Returns the length of the longest prefix that ends with the next byte of a text.
  @inline(__always)
  private static func extended(
    _ length: Int, by byte: UInt8, _ bytes: [UInt8], _ prefixLengths: [Int]
  ) -> Int {
    var length = length
    while length > 0, bytes[length] != byte { length = prefixLengths[length - 1] }
    return bytes[length] == byte ? length + 1 : 0
  }
}
