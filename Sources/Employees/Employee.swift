/// A person of the list, as every architecture shows them.
///
/// Any text is legal, blank or with control characters in it: how to draw it is up to the renderer.
package struct Employee: Identifiable, Hashable, Sendable {
  /// The number that tells this employee from every other one of a list.
  package let id: Int

  /// The full name, as the person writes it.
  package let name: String

  /// What the person is known for.
  package let specialization: String

  /// The picture as a file name or URL, where there is one.
  package let photo: String?

  /// The places of work, in the order in which they are shown.
  package let workplaces: [String]

  /// The number to call, where there is one.
  package let phone: String?

  /// The address to write to, where there is one.
  package let email: String?

  /// Creates an employee, by default one without rows below the first.
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
