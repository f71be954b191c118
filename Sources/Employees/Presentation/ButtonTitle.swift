/// The title of a button, which VoiceOver reads with the name of the employee.
package enum ButtonTitle: Hashable, Sendable {
  /// The button that calls an employee.
  case call(String)

  /// The button that writes to an employee.
  case write(to: String)

  case retry

  package var text: String {
    switch self {
    case .call: "Call"
    case .write: "Write a letter"
    case .retry: "Retry"
    }
  }

  package var accessibilityLabel: String {
    switch self {
    case .call(let name): "Call \(name)"
    case .write(let name): "Write a letter to \(name)"
    case .retry: text
    }
  }
}
