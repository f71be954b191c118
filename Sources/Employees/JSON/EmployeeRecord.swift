/// The fields of an employee's record, in the order of the bundled file.
enum EmployeeField: String, CodingKey {
  case id
  case name
  case specialization
  case photo
  case workplaces
  case phone
  case email
}

/// The first error in a record.
struct RecordFault: Error {
  /// The field, or `nil` for an error of the whole record; `workplaces[2]` is the second workplace.
  var field: String?

  /// The message about the error, such as “expected text, found a number”.
  let problem: String
}

/// A record of a file, which is an employee or has a fault.
///
/// It is decoded without an error, so that the records behind a faulty one are decoded, too.
struct EmployeeRecord: Decodable {
  /// The name, if the record has one.
  let name: String?

  let employee: Result<Employee, RecordFault>

  init(from decoder: any Decoder) {
    let fields = try? decoder.container(keyedBy: EmployeeField.self)
    name = try? fields?.decode(String.self, forKey: .name)
    employee = Result { () throws(RecordFault) in try Employee(record: decoder) }
  }
}

// MARK: -

extension Employee {
  /// Creates the employee that a record describes.
  ///
  /// - Throws: The first fault of the record. Unknown fields come first, because a misspelled field
  ///   is a better hint than a missing one.
  init(record: any Decoder) throws(RecordFault) {
    guard let values = try? [String: Ignored](from: record),
      let fields = try? record.container(keyedBy: EmployeeField.self)
    else { throw RecordFault(problem: "expected an object, found \(record.kind)") }
    if let field = values.keys.filter({ EmployeeField(rawValue: $0) == nil }).min() {
      throw RecordFault(field: field, problem: "there is no such field")
    }
    self.init(
      id: try fields.value(of: .id, "a whole number"), name: try fields.value(of: .name, "text"),
      specialization: try fields.value(of: .specialization, "text"),
      photo: try fields.optionalValue(of: .photo, "text"),
      workplaces: try fields.optionalTexts(of: .workplaces),
      phone: try fields.optionalValue(of: .phone, "text"),
      email: try fields.optionalValue(of: .email, "text"))
  }
}

extension KeyedDecodingContainer<EmployeeField> {
  /// Returns the value of a field; `expected` describes it in the message about another one.
  fileprivate func value<Value: Decodable>(
    of field: EmployeeField, _ expected: String
  ) throws(RecordFault) -> Value {
    guard let found = try? decode(Found<Value>.self, forKey: field) else {
      throw RecordFault(field: field.rawValue, problem: "missing")
    }
    return try found.value(of: field.rawValue, expected)
  }

  /// Returns the value of a field, `nil` if it is missing or null.
  fileprivate func optionalValue<Value: Decodable>(
    of field: EmployeeField, _ expected: String
  ) throws(RecordFault) -> Value? {
    // The return type makes the decoded type optional, so that null is a value.
    contains(field) ? try value(of: field, expected) : nil
  }

  /// Returns the list of a field, empty if it is missing or null.
  fileprivate func optionalTexts(of field: EmployeeField) throws(RecordFault) -> [String] {
    let found: [Found<String>] = try optionalValue(of: field, "a list") ?? []
    return try found.enumerated().map { index, text throws(RecordFault) in
      try text.value(of: "\(field.rawValue)[\(index + 1)]", "text")
    }
  }
}

// MARK: -

/// A value of a type, or the kind of the value that is there instead.
private struct Found<Value: Decodable>: Decodable {
  private let value: Value?
  private let kind: String

  init(from decoder: any Decoder) {
    value = try? Value(from: decoder)
    kind = value == nil ? decoder.kind : ""
  }

  func value(of field: String, _ expected: String) throws(RecordFault) -> Value {
    if let value { return value }
    throw RecordFault(field: field, problem: "expected \(expected), found \(kind)")
  }
}

/// Any value.
private struct Ignored: Decodable {}

extension Decoder {
  /// The kind of the value, as it follows “found” in a sentence.
  var kind: String {
    guard let value = try? singleValueContainer(), !value.decodeNil() else { return "null" }
    if let bool = try? value.decode(Bool.self) { return "\(bool)" }
    if let number = try? value.decode(Double.self) {
      if number != number.rounded() { return "a fraction" }
      return abs(number) < 0x1p63 ? "a number" : "a number that is too large"
    }
    return value.kind("text", String.self) ?? value.kind("a list", [Ignored].self)
      ?? value.kind("an object", [String: Ignored].self) ?? "a number that cannot be read"
  }
}

extension SingleValueDecodingContainer {
  /// Returns the words if the value has the type, and says so if its content cannot be read.
  fileprivate func kind<Value: Decodable>(_ words: String, _: Value.Type) -> String? {
    do {
      _ = try decode(Value.self)
      return words
    } catch DecodingError.typeMismatch {
      return nil
    } catch {
      return "\(words) that cannot be read"
    }
  }
}
