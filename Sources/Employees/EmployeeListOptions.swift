/// What a screen shows besides the list itself.
package struct EmployeeListOptions: Sendable {
  /// The service for the portraits of the employees; without one, a sign says who has a photo.
  package var portraits: (any PortraitService)?

  /// Whether a letter stands above each employee whose initial differs from that of the one before.
  package var showsInitials: Bool

  /// Creates options; the default is the list alone.
  package init(portraits: (any PortraitService)? = nil, showsInitials: Bool = false) {
    self.portraits = portraits
    self.showsInitials = showsInitials
  }
}
