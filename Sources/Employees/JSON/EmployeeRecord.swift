/// The fields of an employee's record, in the order of the bundled file.
enum EmployeeField: String, CaseIterable {
  case id
  case name
  case specialization
  case photo
  case workplaces
  case phone
  case email

  /// Whether every record needs this field, with a value other than null.
  var isRequired: Bool {
    switch self {
    case .id, .name, .specialization: true
    case .photo, .workplaces, .phone, .email: false
    }
  }
}

// MARK: -

extension Employee {
  /// Creates the employee that a record describes.
  ///
  /// - Throws: The first fault of the record. Unknown and repeated fields are faults.
  init(record: JSONValue) throws(RecordFault) {
    if let fault = RecordFault(in: record) { throw fault }
    self.init(
      id: record[.id]?.integer ?? 0, name: record[.name]?.text ?? "",
      specialization: record[.specialization]?.text ?? "", photo: record[.photo]?.text,
      workplaces: record[.workplaces]?.texts ?? [],
      phone: record[.phone]?.text, email: record[.email]?.text)
  }
}
