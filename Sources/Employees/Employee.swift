import Foundation

/// An employee, as every architecture shows them.
///
/// Any text is legal, even if it is blank or has control characters.
public struct Employee: Identifiable, Hashable, Sendable {
  /// The number that identifies this employee in a list.
  public var id: Int

  /// The full name, as the person writes it.
  public var name: String

  /// The field in which the person works.
  public var specialization: String

  /// The name of the picture, `nil` for none.
  public var photo: String?

  /// The places of work, in the order in which they are shown.
  public var workplaces: [String]

  /// The number to call, `nil` for none.
  public var phone: String?

  /// The address to write to, `nil` for none.
  public var email: String?

  /// Whether a star marks the employee.
  public var isStarred: Bool

  /// Creates an employee, by default without any detail.
  public init(
    id: Int, name: String, specialization: String, photo: String? = nil, workplaces: [String] = [],
    phone: String? = nil, email: String? = nil, isStarred: Bool = false
  ) {
    self.id = id
    self.name = name
    self.specialization = specialization
    self.photo = photo
    self.workplaces = workplaces
    self.phone = phone
    self.email = email
    self.isStarred = isStarred
  }
}
