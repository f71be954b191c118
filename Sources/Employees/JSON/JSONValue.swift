/// A JSON value of any kind, decoded as deeply as a list of employees needs.
enum JSONValue: Hashable {
  case null
  case bool(Bool)

  /// A number with a value that fits into an `Int`, such as 2 or 2.0.
  case integer(Int)

  /// Any other number.
  case number(Double)

  case text(String)
  case list([JSONValue])
  case object([String: JSONValue])

  /// The kind of value for a message, such as “a number”.
  var kind: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .integer, .number: "a number"
    case .text: "text"
    case .list: "a list"
    case .object: "an object"
    }
  }

  /// The text, if this is one.
  var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The value of a field, if this is an object that has it.
  subscript(field: EmployeeField) -> JSONValue? {
    if case .object(let members) = self { members[field.rawValue] } else { nil }
  }
}

// MARK: -

extension JSONValue: Decodable {
  /// Decodes any value.
  ///
  /// A list or an object inside a field's list is left empty.
  ///
  /// - Throws: `DecodingError`, for text with a wrong escape, or a number that does not fit into a
  ///   `Double`.
  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let integer = try? value.decode(Int.self) {
      self = .integer(integer)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else {
      // Foundation allows 512 levels, and decoding them all needs more stack than a thread of the
      // concurrent pool has on macOS.
      let isOpened = decoder.codingPath.count <= 2
      if (try? decoder.unkeyedContainer()) != nil {
        self = .list(isOpened ? try value.decode([JSONValue].self) : [])
      } else {
        _ = try decoder.container(keyedBy: EmployeeField.self)
        self = .object(isOpened ? try value.decode([String: JSONValue].self) : [:])
      }
    }
  }
}
