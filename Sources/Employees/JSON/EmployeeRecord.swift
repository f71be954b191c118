/// A JSON record of an employee, in which an unknown field is an error.
struct EmployeeRecord: Decodable {
  /// The employee that the record describes.
  let employee: Employee

  /// Decodes a record.
  ///
  /// - Throws: `DecodingError`, also for an unknown field, so that a misspelled one is not ignored.
  init(from decoder: any Decoder) throws {
    let names = try decoder.container(keyedBy: FieldName.self).allKeys
    for name in names where EmployeeField(stringValue: name.stringValue) == nil {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath + [name], debugDescription: "Unknown field."))
    }
    let fields = try decoder.container(keyedBy: EmployeeField.self)
    employee = Employee(
      id: try fields.decode(Int.self, forKey: .id),
      name: try fields.decode(String.self, forKey: .name),
      specialization: try fields.decode(String.self, forKey: .specialization),
      photo: try fields.decodeIfPresent(String.self, forKey: .photo),
      workplaces: try fields.decodeIfPresent([String].self, forKey: .workplaces) ?? [],
      phone: try fields.decodeIfPresent(String.self, forKey: .phone),
      email: try fields.decodeIfPresent(String.self, forKey: .email))
  }

  /// A field with any name.
  private struct FieldName: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) {
      self.stringValue = stringValue
    }

    init?(intValue: Int) {
      return nil
    }
  }
}

// MARK: -

/// The fields of an employee's record, in the order of the bundled file.
enum EmployeeField: String, CodingKey, CaseIterable {
  case id
  case name
  case specialization
  case photo
  case workplaces
  case phone
  case email

  /// Whether every record must have this field, with a value that is not null.
  var isRequired: Bool {
    switch self {
    case .id, .name, .specialization: true
    case .photo, .workplaces, .phone, .email: false
    }
  }
}
