/// What a screen shows besides the list itself.
package struct EmployeeListOptions: Sendable {
  /// The service for the portraits of the employees; without one, a sign says who has a photo.
  package var portraits: (any PortraitService)?

  /// Whether an initial letter stands above the first employee of those who share it.
  package var showsInitials: Bool

  /// Creates options; the default is the list alone.
  package init(portraits: (any PortraitService)? = nil, showsInitials: Bool = false) {
    self.portraits = portraits
    self.showsInitials = showsInitials
  }
}
