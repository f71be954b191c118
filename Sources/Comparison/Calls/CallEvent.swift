import PackageFiles

/// An event whose calls are recorded.
package enum CallEvent: String, CaseIterable, Sendable {
  case loadSucceeds = "load-succeeds"
  case loadFails = "load-fails"
  case callTapped = "call-tapped"
  case searchTyped = "search-typed"
  case deleteRefused = "delete-refused"
  case nameTapped = "name-tapped"
  case starRefused = "star-refused"

  /// The name as words.
  package var title: String {
    rawValue.replacing("-", with: " ").capitalizedFirst
  }

  /// Whether the event reaches a profile, whose files its pictures show.
  package var showsProfile: Bool { self == .nameTapped || self == .starRefused }

  /// What happens on a screen that shows two employees.
  package var summary: String {
    switch self {
    case .loadSucceeds: "The list is pulled down, and the service returns three employees."
    case .loadFails: "The list is pulled down, and the service fails."
    case .callTapped: "The Call button is tapped."
    case .searchTyped: "A text is typed into the search field."
    case .deleteRefused: "A row is swiped away, and the service refuses to delete the employee."
    case .nameTapped: "A name is tapped, and the profile opens."
    case .starRefused: "A star is added in a profile, and the service refuses it."
    }
  }
}
