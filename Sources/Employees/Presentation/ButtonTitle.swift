/// The title of a button, which VoiceOver reads with the name of the employee.
package enum ButtonTitle: Hashable, Sendable {
  /// The button that calls an employee.
  case call(String)

  /// The button that writes to an employee.
  case write(to: String)

  /// The button that sets a star, or removes it.
  case star(Bool, String)

  case retry

  package var text: String {
    switch self {
    case .call: "Call"
    case .write: "Write a letter"
    case .star(let isStarred, _): isStarred ? "Add star" : "Remove star"
    case .retry: "Retry"
    }
  }

  package var accessibilityLabel: String {
    switch self {
    case .call(let name): "Call \(name)"
    case .write(let name): "Write a letter to \(name)"
    case .star(true, let name): "Add star to \(name)"
    case .star(false, let name): "Remove star from \(name)"
    case .retry: text
    }
  }
}
