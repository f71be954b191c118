/// The texts of the screen, which an app would localize.
package enum EmployeeListText {
  package static let loading = "Loading…"
  package static let empty = "There is nobody to show."

  /// What is read out for the button in place of a portrait that could not be loaded.
  package static let retryPortrait = "Load the portrait again"

  /// The title of the screen.
  ///
  /// - Parameters:
  ///   - shown: The number of employees that are shown.
  ///   - count: The number of employees in the list, `nil` before a list was loaded.
  ///   - isSearching: Whether a search is active.
  package static func title(shown: Int, of count: Int?, isSearching: Bool) -> String {
    switch count {
    case nil: "Employees"
    case let count? where isSearching: "\(shown) of \(count) \(noun(for: count))"
    case 0?: "No employees"
    case let count?: "\(count) \(noun(for: count))"
    }
  }

  private static func noun(for count: Int) -> String {
    count == 1 ? "employee" : "employees"
  }

  /// The message for a search without a match.
  package static func noMatch(_ searchText: String) -> String {
    "Nobody matches “\(searchText)”."
  }

  /// The message for an employee who was not deleted.
  package static func refusal(_ error: EmployeeServiceError, name: String) -> String {
    "Could not delete \(name): \(error)"
  }

  /// The message for a list that could not be loaded.
  package static func failure(_ error: EmployeeServiceError) -> String {
    "Could not load the list: \(error)"
  }
}
