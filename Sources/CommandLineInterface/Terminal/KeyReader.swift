import ListRendering

/// A state machine that turns the bytes of a terminal into keys.
///
/// A sequence may be split over several reads. Unknown sequences and bytes that are not UTF-8 are
/// left out, so that none of their letters counts as a key.
package struct KeyReader {
  private enum State {
    case ground

    /// After Escape, which may begin a sequence.
    case escape

    /// After Escape and `[`, with the parameters so far (ECMA-48, “control sequence”).
    case control([UInt8])

    /// After Escape and `O`: one more byte is a key of the keypad.
    case keypad

    /// In a text from the terminal itself, such as the answer to a question.
    case string

    /// Before some bytes that belong to an unknown sequence.
    case skipping(Int)

    /// In a scalar with more bytes to come.
    case scalar([UInt8], missing: Int, isAlternative: Bool)
  }

  private var state = State.ground

  /// The longest parameters of a known sequence.
  private static let parameterLimit = 32

  /// Creates a reader before the first byte.
  package init() {}

  /// Whether the next key depends on whether more bytes follow soon.
  package var needsTimeout: Bool {
    switch state {
    case .escape, .string: true
    default: false
    }
  }

  /// Reads bytes, and returns the keys that they complete.
  package mutating func keys(in bytes: some Sequence<UInt8>) -> [Key] {
    bytes.reduce(into: []) { keys, byte in keys += read(byte) }
  }

  /// Ends the wait for more bytes, and returns Escape if it was pressed alone.
  package mutating func timeOut() -> [Key] {
    defer { if needsTimeout { state = .ground } }
    if case .escape = state { return [.escape] }
    return []
  }
}

// MARK: - Reading

extension KeyReader {
  private static let escape: UInt8 = 0x1B

  private mutating func read(_ byte: UInt8) -> [Key] {
    switch state {
    case .ground:
      return readFirst(byte, isAlternative: false)
    case .escape:
      return readSecond(byte)
    case .control(let parameters):
      return readControl(byte, after: parameters)
    case .keypad:
      state = .ground
      return byte == Self.escape ? readFirst(byte, isAlternative: false) : Self.keypad(byte)
    case .string:
      if byte == 0x07 { state = .ground }
      if byte == Self.escape { state = .escape }
    case .skipping(let count):
      state = count > 1 ? .skipping(count - 1) : .ground
    case .scalar(let bytes, let missing, let isAlternative):
      guard byte & 0xC0 == 0x80 else { return readFirst(byte, isAlternative: false) }
      return readScalar(bytes + [byte], missing: missing - 1, isAlternative: isAlternative)
    }
    return []
  }

  /// Reads a byte outside a sequence.
  ///
  /// - Parameter isAlternative: Whether it was pressed together with Alt, which no key needs.
  private mutating func readFirst(_ byte: UInt8, isAlternative: Bool) -> [Key] {
    state = .ground
    switch byte {
    case Self.escape: state = .escape
    case 0x04: return [.endOfInput]
    case 0x08, 0x7F: return isAlternative ? [] : [.backspace]
    case 0x0A, 0x0D: return isAlternative ? [] : [.enter]
    case 0x20..<0x7F: return isAlternative ? [] : [.text(Unicode.Scalar(byte))]
    case 0xC2..<0xE0: state = .scalar([byte], missing: 1, isAlternative: isAlternative)
    case 0xE0..<0xF0: state = .scalar([byte], missing: 2, isAlternative: isAlternative)
    case 0xF0..<0xF5: state = .scalar([byte], missing: 3, isAlternative: isAlternative)
    default: break
    }
    return []
  }

  /// Reads the byte after Escape.
  private mutating func readSecond(_ byte: UInt8) -> [Key] {
    switch byte {
    case Self.escape: return [.escape]
    case UInt8(ascii: "["): state = .control([])
    case UInt8(ascii: "O"): state = .keypad
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      state = .string
    default: return readFirst(byte, isAlternative: true)
    }
    return []
  }

  private mutating func readControl(_ byte: UInt8, after parameters: [UInt8]) -> [Key] {
    switch byte {
    case 0x20..<0x40:
      if parameters.count <= Self.parameterLimit { state = .control(parameters + [byte]) }
      return []
    case 0x40..<0x7F:
      state = .ground
      // The old report of the mouse has three more bytes, and a function key of the Linux console
      // has one.
      if parameters.isEmpty, byte == UInt8(ascii: "M") { state = .skipping(3) }
      if parameters.isEmpty, byte == UInt8(ascii: "[") { state = .skipping(1) }
      guard parameters.count <= Self.parameterLimit else { return [] }
      return Self.control(String(decoding: parameters, as: UTF8.self), byte).map { [$0] } ?? []
    default:
      return readFirst(byte, isAlternative: false)
    }
  }

  private mutating func readScalar(
    _ bytes: [UInt8], missing: Int, isAlternative: Bool
  ) -> [Key] {
    guard missing == 0 else {
      state = .scalar(bytes, missing: missing, isAlternative: isAlternative)
      return []
    }
    state = .ground
    guard !isAlternative, let text = String(validating: bytes, as: UTF8.self) else { return [] }
    return text.unicodeScalars.filter { $0.properties.generalCategory != .control }.map(Key.text)
  }
}

// MARK: - Sequences

extension KeyReader {
  private static func keypad(_ byte: UInt8) -> [Key] {
    if byte == UInt8(ascii: "M") { return [.enter] }
    return control("", byte).map { [$0] } ?? []
  }

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
