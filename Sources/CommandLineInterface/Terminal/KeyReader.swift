import TerminalDrawing

/// A reader that turns the bytes of a terminal into keys.
///
/// A sequence may be split over several reads. Unknown sequences and bytes that are not UTF-8 are
/// left out, so that none of their letters counts as a key.
package struct KeyReader {
  /// The bytes of a sequence or of a scalar that is not complete yet.
  private var pending: [UInt8] = []

  /// Creates a reader that has read nothing yet.
  package init() {}

  /// Whether the bytes so far are a key only if no more bytes follow soon, such as a lone Escape.
  package var needsTimeout: Bool {
    pending.first == Self.escape
      && (pending.count == 1 || Self.stringIntroducers.contains(pending[1]))
  }

  /// Reads bytes, and returns the keys that they complete.
  package mutating func keys(in bytes: some Sequence<UInt8>) -> [Key] {
    pending += bytes
    var keys: [Key] = []
    while let (count, key) = Self.first(in: pending[...]) {
      pending.removeFirst(count)
      if let key { keys.append(key) }
    }
    return keys
  }

  /// Ends the wait for more bytes, and returns Escape if it was pressed alone.
  package mutating func timeOut() -> [Key] {
    guard needsTimeout else { return [] }
    defer { pending = [] }
    return pending.count == 1 ? [.escape] : []
  }
}

// MARK: - Reading

extension KeyReader {
  private static let escape: UInt8 = 0x1B

  /// The second byte of a text from the terminal itself, such as the answer to a question.
  private static let stringIntroducers = Array("]PX^_".utf8)

  /// Returns the number of bytes that belong together at the beginning, and their key if they have
  /// one; `nil` if there are too few bytes to tell.
  private static func first(in bytes: ArraySlice<UInt8>) -> (count: Int, key: Key?)? {
    guard bytes.first == escape else { return character(in: bytes) }
    let rest = bytes.dropFirst()
    switch rest.first {
    case nil:
      return nil
    case escape:
      return (1, .escape)
    case UInt8(ascii: "["):
      return controlSequence(in: rest.dropFirst())
    case UInt8(ascii: "O"):
      guard let final = rest.dropFirst().first else { return nil }
      if final == escape { return (2, nil) }
      return (3, final == UInt8(ascii: "M") ? .enter : control("", final))
    case let byte? where stringIntroducers.contains(byte):
      guard let end = rest.firstIndex(where: { $0 == 0x07 || $0 == escape }) else { return nil }
      return (end - bytes.startIndex + (rest[end] == escape ? 0 : 1), nil)
    default:
      // Alt puts Escape before a character. No key uses Alt, so both are skipped.
      return character(in: rest).map { ($0.count + 1, nil) }
    }
  }

  /// Reads what follows Escape and `[` (ECMA-48, “control sequence”).
  private static func controlSequence(in bytes: ArraySlice<UInt8>) -> (count: Int, key: Key?)? {
    let parameters = bytes.prefix { 0x20..<0x40 ~= $0 }
    guard let final = bytes.dropFirst(parameters.count).first else { return nil }
    guard 0x40..<0x7F ~= final else { return (2 + parameters.count, nil) }
    // The old report of the mouse has three more bytes, and a function key of the Linux console
    // has one.
    let more = [UInt8(ascii: "M"): 3, UInt8(ascii: "["): 1]
    let count = parameters.count + 1 + (parameters.isEmpty ? more[final] ?? 0 : 0)
    guard bytes.count >= count else { return nil }
    return (2 + count, control(String(decoding: parameters, as: UTF8.self), final))
  }

  /// Reads a byte or a scalar outside a sequence.
  private static func character(in bytes: ArraySlice<UInt8>) -> (count: Int, key: Key?)? {
    guard let byte = bytes.first else { return nil }
    switch byte {
    case 0x04: return (1, .endOfInput)
    case 0x08, 0x7F: return (1, .backspace)
    case 0x0A, 0x0D: return (1, .enter)
    case 0x20..<0x7F: return (1, .text(Unicode.Scalar(byte)))
    case 0xC2..<0xF5: break
    default: return (1, nil)
    }
    let length = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
    let scalar = bytes.prefix(1) + bytes.dropFirst().prefix(length - 1).prefix { $0 & 0xC0 == 0x80 }
    guard scalar.count == length else {
      return scalar.count < bytes.count ? (scalar.count, nil) : nil
    }
    let text = String(validating: scalar, as: UTF8.self)?.unicodeScalars.first
    return (length, text.flatMap { $0.properties.generalCategory == .control ? nil : .text($0) })
  }
}

// MARK: - Sequences

extension KeyReader {
  /// Returns the key of a control sequence, or `nil` if there is none.
  private static func control(_ parameters: String, _ final: UInt8) -> Key? {
    switch final {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "~"): numbered(parameters.prefix { $0 != ";" })
    case UInt8(ascii: "M"): mouse(parameters)
    default: nil
    }
  }

  private static func numbered(_ number: Substring) -> Key? {
    switch number {
    case "1", "7": .home
    case "3": .delete
    case "4", "8": .end
    case "5": .pageUp
    case "6": .pageDown
    default: nil
    }
  }

  /// Reads the parameters of a pressed button, such as `<0;5;7` for the left one in column 5.
  private static func mouse(_ parameters: String) -> Key? {
    let numbers = parameters.dropFirst().split(separator: ";").compactMap { UInt16($0) }
    guard parameters.first == "<", numbers.count == 3 else { return nil }
    switch numbers[0] {
    case 0 where numbers[1] > 0 && numbers[2] > 0:
      return .click(Point(column: Int(numbers[1]) - 1, line: Int(numbers[2]) - 1))
    case 64: return .wheel(forward: false)
    case 65: return .wheel(forward: true)
    default: return nil
    }
  }
}
