/// An employee, as every architecture shows them.
///
/// A class, because copying a structure retains each of its texts, and copying a reference retains
/// one object. Two objects with equal content are equal. Any text is legal, even if it is blank or
/// has control characters; the renderer draws it safely.
package final class Employee: Identifiable, Sendable {
  /// The number that identifies this employee in a list.
  package let id: Int

  /// The full name, as the person writes it.
  package let name: String

  /// The field in which the person works.
  package let specialization: String

  /// The picture as a file name or URL, `nil` for none.
  package let photo: String?

  /// The places of work, in the order in which they are shown.
  package let workplaces: [String]

  /// The number to call, `nil` for none.
  package let phone: String?

  /// The address to write to, `nil` for none.
  package let email: String?

  /// Creates an employee, by default with a single row.
  package init(
    id: Int, name: String, specialization: String, photo: String? = nil, workplaces: [String] = [],
    phone: String? = nil, email: String? = nil
  ) {
    self.id = id
    self.name = name
    self.specialization = specialization
    self.photo = photo
    self.workplaces = workplaces
    self.phone = phone
    self.email = email
  }
}

// MARK: -

extension Employee: Hashable {
  /// Compares all fields, unless both are the same object.
  package static func == (one: Employee, other: Employee) -> Bool {
    one === other
      || one.id == other.id && one.name == other.name
        && one.specialization == other.specialization && one.photo == other.photo
        && one.workplaces == other.workplaces && one.phone == other.phone
        && one.email == other.email
  }

  /// Hashes the id.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }
}

// MARK: -

extension Employee: CustomStringConvertible {
  /// All fields, for test messages.
  package var description: String {
    "Employee(\(id), \(name), \(specialization), \(photo ?? "-"), \(workplaces), "
      + "\(phone ?? "-"), \(email ?? "-"))"
  }
}

// MARK: -

extension Employee {
  /// The number of rows: one with the name, one for each workplace, and one for each button.
  package var rowCount: Int {
    1 + workplaces.count + (phone == nil ? 0 : 1) + (email == nil ? 0 : 1)
  }
}
