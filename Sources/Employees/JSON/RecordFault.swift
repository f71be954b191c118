/// The first thing that keeps a record from being an employee.
struct RecordFault: Hashable {
  /// The field, with the number of the element from 1 in a list; nil for the record as a whole.
  let field: String?

  /// What is wrong, as the end of a sentence.
  let problem: String

  /// Looks through a record, and returns nil for one in which nothing is wrong.
  ///
  /// Names that no field has come first, in the order of the alphabet: what is there under a wrong
  /// name is a better hint than what is missing. Then come the fields, in the order of their cases.
  init?(in record: JSONValue) {
    guard case .object(let members) = record else {
      self.init(field: nil, problem: "expected an object, found \(record.kind)")
      return
    }
    if let name = members.keys.filter({ EmployeeField(rawValue: $0) == nil }).min() {
      self.init(field: name, problem: "there is no such field")
      return
    }
    let faults = EmployeeField.allCases.lazy.compactMap { field in
      Self.fault(of: field, value: record[field])
    }
    guard let fault = faults.first else { return nil }
    self = fault
  }

  private init(field: String?, problem: String) {
    self.field = field
    self.problem = problem
  }

  /// Checks the value of one field, nil where the record has none.
  private static func fault(of field: EmployeeField, value: JSONValue?) -> Self? {
    let name = field.rawValue
    guard let value else {
      return field.isRequired ? Self(field: name, problem: "missing") : nil
    }
    if value == .null && !field.isRequired { return nil }
    switch (field, value) {
    case (.id, .integer):
      return nil
    case (.id, .number(let number)):
      let isWhole = number == number.rounded()
      let kind = isWhole ? "one that is too large" : "a fraction"
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
