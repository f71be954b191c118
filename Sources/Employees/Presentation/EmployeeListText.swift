/// The texts of the screens, which an app would localize.
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

  /// The name of an employee, with the star that marks them.
  package static func name(of employee: Employee) -> String {
    employee.isStarred ? "\(employee.name) ★" : employee.name
  }

  /// The message for a change of an employee that was refused.
  package static func refusal(_ refusal: EmployeeRefusal, name: String) -> String {
    let change =
      switch refusal.change {
      case .deletion: "delete \(name)"
      case .star(true, _): "add a star to \(name)"
      case .star(false, _): "remove the star from \(name)"
      }
    return "Could not \(change): \(refusal.error)"
  }

  /// The message on the profile of an employee who is not in the list.
  package static func notInList(name: String) -> String {
    "\(name) is no longer in the list."
  }

  /// The message for a list that could not be loaded.
  package static func failure(_ error: EmployeeServiceError) -> String {
    "Could not load the list: \(error)"
  }
}
