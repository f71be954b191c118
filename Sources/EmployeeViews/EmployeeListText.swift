/// The words of the screen, which an app would keep in a table of localized strings.
package nonisolated enum EmployeeListText {
  package static let call = "Call"
  package static let write = "Write a letter"
  package static let retry = "Retry"
  package static let loading = "Loading…"
  package static let empty = "There is nobody to show."

  /// The title before anything is known of the list.
  package static let title = "Employees"

  /// The title over a list of so many employees.
  package static func title(count: Int) -> String {
    switch count {
    case 0: "No employees"
    case 1: "1 employee"
    default: "\(count) employees"
    }
  }

  /// The message for a list that could not be had.
  package static func failure(_ reason: String) -> String {
    "Could not load the list: \(reason)"
  }
}
