/// The fields of an employee's record, in the order of the bundled file.
enum EmployeeField: String, CodingKey, CaseIterable {
  case id
  case name
  case specialization
  case photo
  case workplaces
  case phone
  case email
  case starred

  /// Whether every record has the field; another one may be missing or null.
  var isRequired: Bool { [.id, .name, .specialization].contains(self) }

  /// The kind of value that the field has, as it follows “expected” in a sentence.
  var expected: String {
    switch self {
    case .id: "a whole number"
    case .workplaces: "a list"
    case .starred: "true or false"
    default: "text"
    }
  }

  /// The names of all fields.
  static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
}

// MARK: -

/// A problem with a record.
enum RecordProblem: Hashable, Sendable {
  /// The record isn't an object; `found` names what it is.
  case notAnObject(found: String)

  /// Fields that do not exist, in alphabetical order.
  case unknownFields([String])

  /// A field that every record needs.
  case missing(EmployeeField)

  /// A value of another kind, at a place such as `workplaces[2]`, the second workplace.
  case wrongValue(EmployeeField, place: String, problem: String)

  /// An id that an earlier record has.
  case repeatedID(Employee.ID, first: Int)
}

/// All faults of a record.
struct RecordProblems: Error {
  var list: [RecordProblem]
}

/// A record of a file, which is an employee or has faults.
///
/// It is decoded without an error, so the records after a faulty one are decoded as well.
struct EmployeeRecord: Decodable {
  /// The name and the id, if the record has them.
  let name: String?
  let id: Employee.ID?

  let employee: Result<Employee, RecordProblems>

  init(from decoder: any Decoder) {
    var reader = RecordReader(decoder)
    id = reader.value(of: .id)
    name = reader.value(of: .name)
    let specialization: String? = reader.value(of: .specialization)
    let photo: String?? = reader.optionalValue(of: .photo)
    let workplaces = reader.optionalTexts(of: .workplaces)
    let phone: String?? = reader.optionalValue(of: .phone)
    let email: String?? = reader.optionalValue(of: .email)
    let starred: Bool?? = reader.optionalValue(of: .starred)
    guard reader.faults.isEmpty, let id, let name, let specialization else {
      employee = .failure(RecordProblems(list: reader.faults))
      return
    }
    employee = .success(
      Employee(
        id: id, name: name, specialization: specialization, photo: photo ?? nil,
        workplaces: workplaces, phone: phone ?? nil, email: email ?? nil,
        isStarred: (starred ?? nil) ?? false))
  }
}

// MARK: -

/// Reads the fields of a record, and notes every fault.
private struct RecordReader {
  private(set) var faults: [RecordProblem] = []
  private var fields: KeyedDecodingContainer<FieldName>?

  /// The fields that are written in another case of letters, by the name that they should have.
  private var misspelled: [String: String] = [:]

  init(_ record: any Decoder) {
    guard let fields = try? record.container(keyedBy: FieldName.self),
      let values = try? [String: Ignored](from: record)
    else {
      faults = [.notAnObject(found: record.kind)]
      return
    }
    self.fields = fields
    let unknown = values.keys.filter { EmployeeField(rawValue: $0) == nil }.sorted()
    guard !unknown.isEmpty else { return }
    faults = [.unknownFields(unknown)]
    for name in unknown where values[name.lowercased()] == nil {
      misspelled[name.lowercased()] = name
    }
  }

  /// Returns the value of a field that every record needs.
  mutating func value<Value: Decodable>(of field: EmployeeField) -> Value? {
    guard let fields else { return nil }
    // Most records have the field, and a search for it would take time.
    if let found = try? fields.decode(Found<Value>.self, forKey: name(of: field)) {
      return read(found, of: field, at: field.rawValue, field.expected)
    }
    faults.append(.missing(field))
    return nil
  }

  /// Returns the value of a field, `nil` if it is missing or null.
  mutating func optionalValue<Value: Decodable>(of field: EmployeeField) -> Value? {
    guard let fields, fields.contains(name(of: field)) else { return nil }
    return value(of: field)
  }

  /// Returns the list of a field, empty if it is missing or null.
  mutating func optionalTexts(of field: EmployeeField) -> [String] {
    let found: [Found<String>]?? = optionalValue(of: field)
    var texts: [String] = []
    for (index, text) in ((found ?? nil) ?? []).enumerated() {
      let place = "\(field.rawValue)[\(index + 1)]"
      if let text = read(text, of: field, at: place, "text") { texts.append(text) }
    }
    return texts
  }

  private func name(of field: EmployeeField) -> FieldName {
    FieldName(stringValue: misspelled[field.rawValue] ?? field.rawValue)
  }

  private mutating func read<Value>(
    _ found: Found<Value>, of field: EmployeeField, at place: String, _ expected: String
  ) -> Value? {
    if let value = found.value { return value }
    faults.append(
      .wrongValue(field, place: place, problem: "expected \(expected), found \(found.kind)"))
    return nil
  }
}

/// The name of a field, known or not.
private struct FieldName: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

/// A value of a type, or the kind of the value that is there instead.
private struct Found<Value: Decodable>: Decodable {
  let value: Value?
  let kind: String

  init(from decoder: any Decoder) {
    value = try? Value(from: decoder)
    kind = value == nil ? decoder.kind : ""
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
