/// Reads JSON text as RFC 8259 defines it, and nothing else.
///
/// Foundation's decoder reports neither lines nor repeated names, and accepts trailing commas.
struct JSONReader {
  private let text: [UInt8]
  private var position = 0
  private var depth = 0

  /// The deepest nesting that is read, so that no text can exhaust the stack.
  static let depthLimit = 100

  /// Creates a reader of text that is known to be UTF-8.
  init(_ text: [UInt8]) {
    self.text = text
  }

  /// The byte at the current position, or `nil` at the end of the text.
  private var next: UInt8? {
    position < text.count ? text[position] : nil
  }

  // MARK: - Values

  /// Reads one value and the end of the text.
  mutating func document() throws(JSONSyntaxError) -> JSONValue {
    let value = try value()
    try end()
    return value
  }

  /// Reads a list element by element, and the end of the text.
  ///
  /// - Parameter element: Receives each element, so that the list need not be in memory as a whole,
  ///   and the share of the text that has been read.
  /// - Returns: `nil` after a list, or the value that the text holds instead.
  mutating func list(
    _ element: (JSONValue, Double) -> Void
  ) throws(JSONSyntaxError) -> JSONValue? {
    skipBlanks()
    guard next == UInt8(ascii: "[") else { return try document() }
    try elements { reader throws(JSONSyntaxError) in
      element(try reader.value(), Double(reader.position) / Double(reader.text.count))
    }
    try end()
    return nil
  }

  /// Reads the value at the current position, with the blanks around it.
  private mutating func value() throws(JSONSyntaxError) -> JSONValue {
    skipBlanks()
    defer { skipBlanks() }
    switch next {
    case UInt8(ascii: "{"): return .object(try members())
    case UInt8(ascii: "["):
      var values: [JSONValue] = []
      try elements { reader throws(JSONSyntaxError) in values.append(try reader.value()) }
      return .list(values)
    case UInt8(ascii: "\""): return .text(try string())
    case let byte? where byte == UInt8(ascii: "-") || Self.isDigit(byte): return try number()
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: throw expected("a value")
    }
  }

  private mutating func word(_ word: StaticString, _ value: JSONValue) throws(JSONSyntaxError)
    -> JSONValue
  {
    let start = position
    for byte in UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount) {
      guard next == byte else { throw expected("a value", at: start) }
      position += 1
    }
    return value
  }

  // MARK: - Lists and objects

  private mutating func elements(
    _ read: (inout JSONReader) throws(JSONSyntaxError) -> Void
  ) throws(JSONSyntaxError) {
    try nested(closing: UInt8(ascii: "]"), read)
  }

  private mutating func members() throws(JSONSyntaxError) -> [JSONMember] {
    var members: [JSONMember] = []
    try nested(closing: UInt8(ascii: "}")) { reader throws(JSONSyntaxError) in
      reader.skipBlanks()
      guard reader.next == UInt8(ascii: "\"") else { throw reader.expected("a name in quotes") }
      let name = try reader.string()
      reader.skipBlanks()
      guard reader.next == UInt8(ascii: ":") else { throw reader.expected("“:”") }
      reader.position += 1
      members.append(JSONMember(name: name, value: try reader.value()))
    }
    return members
  }

  /// Reads items between brackets, separated by commas.
  private mutating func nested(
    closing: UInt8, _ read: (inout JSONReader) throws(JSONSyntaxError) -> Void
  ) throws(JSONSyntaxError) {
    guard depth < Self.depthLimit else {
      throw error("nested in more than \(Self.depthLimit) levels")
    }
    depth += 1
    position += 1
    skipBlanks()
    if next == closing {
      position += 1
    } else {
      try read(&self)
      while next == UInt8(ascii: ",") {
        position += 1
        try read(&self)
      }
      guard next == closing else {
        throw expected("“,” or “\(Character(UnicodeScalar(closing)))”")
      }
      position += 1
    }
    depth -= 1
  }

  // MARK: - Numbers

  private mutating func number() throws(JSONSyntaxError) -> JSONValue {
    let start = position
    if next == UInt8(ascii: "-") { position += 1 }
    if next == UInt8(ascii: "0") {
      position += 1
    } else {
      try digits()
    }
    if next == UInt8(ascii: ".") {
      position += 1
      try digits()
    }
    if next.map({ $0 | 0x20 }) == UInt8(ascii: "e") {
      position += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { position += 1 }
      try digits()
    }
    let digits = String(decoding: text[start..<position], as: UTF8.self)
    // A fraction or an exponent is not read as an integer.
    return Int(digits).map(JSONValue.integer) ?? .number(digits)
  }

  private mutating func digits() throws(JSONSyntaxError) {
    let start = position
    while let byte = next, Self.isDigit(byte) { position += 1 }
    if position == start { throw expected("a digit") }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }

  // MARK: - Strings

  private mutating func string() throws(JSONSyntaxError) -> String {
    let opening = position
    position += 1
    var start = position
    var unescaped: [UInt8] = []
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        defer { position += 1 }
        let rest = text[start..<position]
        if unescaped.isEmpty { return String(decoding: rest, as: UTF8.self) }
        return String(decoding: unescaped + rest, as: UTF8.self)
      case UInt8(ascii: "\\"):
        unescaped += text[start..<position]
        unescaped += try escape().utf8
        start = position
      case ..<0x20:
        throw error("a control character in text must be escaped")
      default:
        position += 1
      }
    }
    throw error("this text has no closing quote", at: opening)
  }

  /// Reads an escape sequence, or the two of a character beyond the first 65,536.
  private mutating func escape() throws(JSONSyntaxError) -> String {
    let start = position
    position += 1
    defer { position += 1 }
    switch next {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): break
    default: throw error("no such escape in text", at: start)
    }
    let unit = try hexadecimal()
    if let scalar = UnicodeScalar(unit) { return String(scalar) }
    // A high surrogate needs a low one behind it.
    let isPair =
      unit < 0xDC00 && position + 2 < text.count
      && text[position + 1] == UInt8(ascii: "\\") && text[position + 2] == UInt8(ascii: "u")
    guard isPair else { throw error("half a surrogate pair", at: start) }
    position += 2
    let low = try hexadecimal()
    guard 0xDC00...0xDFFF ~= low else { throw error("half a surrogate pair", at: start) }
    let value = 0x10000 + (UInt32(unit) - 0xD800) << 10 + (UInt32(low) - 0xDC00)
    return UnicodeScalar(value).map(String.init) ?? "\u{FFFD}"
  }

  /// Reads four digits after the “u” at the current position, and stays on the last one.
  private mutating func hexadecimal() throws(JSONSyntaxError) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      position += 1
      guard let byte = next, let digit = Character(UnicodeScalar(byte)).hexDigitValue else {
        throw expected("four hexadecimal digits")
      }
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }

  // MARK: - Places

  private mutating func skipBlanks() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      position += 1
    }
  }

  private mutating func end() throws(JSONSyntaxError) {
    skipBlanks()
    if next != nil { throw expected("the end of the file") }
  }

  /// Returns an error with the expected and the found text at a place, by default the current one.
  private func expected(_ expected: String, at place: Int? = nil) -> JSONSyntaxError {
    let rest = String(decoding: text[(place ?? position)...].prefix(4), as: UTF8.self)
    let found = rest.unicodeScalars.first.map { "“\($0)”" } ?? "the end of the file"
    return error("expected \(expected), found \(found)", at: place)
  }

  /// Describes what is wrong at a place, by default the current one.
  private func error(_ problem: String, at place: Int? = nil) -> JSONSyntaxError {
    let before = text[..<(place ?? position)]
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return JSONSyntaxError(
      problem: problem,
      line: before.count { $0 == UInt8(ascii: "\n") } + 1,
      column: String(decoding: before[start...], as: UTF8.self).unicodeScalars.count + 1)
  }
}

/// The first place at which a text is not JSON.
struct JSONSyntaxError: Error, CustomStringConvertible {
  let problem: String

  /// The line, from 1.
  let line: Int

  /// The Unicode scalar in the line, from 1.
  let column: Int

  var description: String { "line \(line), column \(column): \(problem)" }
}
