import Foundation

/// An employee, as every architecture shows them.
///
/// Any text is legal, even if it is blank or has control characters.
package struct Employee: Identifiable, Hashable, Sendable {
  /// The number that identifies this employee in a list.
  package var id: Int

  /// The full name, as the person writes it.
  package var name: String

  /// The field in which the person works.
  package var specialization: String

  /// The name of the picture, `nil` for none.
  package var photo: String?

  /// The places of work, in the order in which they are shown.
  package var workplaces: [String]

  /// The number to call, `nil` for none.
  package var phone: String?

  /// The address to write to, `nil` for none.
  package var email: String?

  /// Creates an employee, by default without any detail.
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
