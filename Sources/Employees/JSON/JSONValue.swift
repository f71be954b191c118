/// A piece of JSON.
enum JSONValue: Hashable {
  case null
  case bool(Bool)

  /// A number without fraction and exponent that an `Int` holds.
  case integer(Int)

  /// Any other number, as it is written.
  case number(String)

  case text(String)
  case list([JSONValue])

  /// An object with its members in their order; a name may be repeated.
  case object([JSONMember])

  /// The kind of the value, as it follows “found” in a sentence.
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

  /// The texts of the list, if this is one.
  var texts: [String]? {
    if case .list(let values) = self { values.compactMap(\.text) } else { nil }
  }

  /// The number, if this is one that an `Int` holds.
  var integer: Int? {
    if case .integer(let integer) = self { integer } else { nil }
  }

  /// The value of a field, if this is an object that has it.
  subscript(field: EmployeeField) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == field.rawValue }?.value
  }
}

/// A name and a value of an object.
struct JSONMember: Hashable {
  let name: String
  let value: JSONValue
}
