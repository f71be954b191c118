/// The first error in a record.
struct RecordFault: Error, Hashable {
  /// The field, with the number of the element in a list, counted from 1.
  ///
  /// It is `nil` for an error of the whole record.
  let field: String?

  /// The message about the error, such as “expected text, found a number”.
  let problem: String

  /// Finds the first error, or returns `nil` if the record is correct.
  ///
  /// Unknown fields come first, because a misspelled field is a better hint than a missing one.
  /// Repeated fields follow, and then the known fields in the order of their cases.
  init?(in record: JSONValue) {
    guard case .object(let members) = record else {
      self.init(field: nil, problem: "expected an object, found \(record.kind)")
      return
    }
    for member in members where EmployeeField(rawValue: member.name) == nil {
      self.init(field: member.name, problem: "there is no such field")
      return
    }
    // All names are known here, so a repeated one is among the first few.
    for (index, member) in members.enumerated()
    where members[..<index].contains(where: { $0.name == member.name }) {
      self.init(field: member.name, problem: "given twice")
      return
    }
    let faults = EmployeeField.allCases.lazy.compactMap { field in
      Self.fault(of: field, value: record[field])
    }
    guard let fault = faults.first else { return nil }
    self = fault
  }

  init(field: String?, problem: String) {
    self.field = field
    self.problem = problem
  }

  /// Checks one field.
  ///
  /// The value is `nil` if the record does not have the field.
  private static func fault(of field: EmployeeField, value: JSONValue?) -> Self? {
    let name = field.rawValue
    guard let value else {
      return field.isRequired ? Self(field: name, problem: "missing") : nil
    }
    if value == .null && !field.isRequired { return nil }
    switch (field, value) {
    case (.id, .integer):
      return nil
    case (.id, .number(let digits)):
      let isWhole = digits.allSatisfy { $0.isNumber || $0 == "-" }
      let kind = isWhole ? "one that is too large" : "a fraction or an exponent"
      return Self(field: name, problem: "expected a whole number, found \(kind)")
    case (.id, _):
      return Self(field: name, problem: "expected a whole number, found \(value.kind)")
    case (.workplaces, .list(let places)):
      guard let index = places.firstIndex(where: { $0.text == nil }) else { return nil }
      return Self(
        field: "\(name)[\(index + 1)]", problem: "expected text, found \(places[index].kind)")
    case (.workplaces, _):
      return Self(field: name, problem: "expected a list, found \(value.kind)")
    case (.name, _), (.specialization, _), (.photo, _), (.phone, _), (.email, _):
      if value.text != nil { return nil }
      return Self(field: name, problem: "expected text, found \(value.kind)")
    }
  }
}
