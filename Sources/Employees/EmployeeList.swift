/// The employees that a screen has loaded, and those that it shows.
///
/// A deleted employee stays hidden, even if a later load returns them. Only `restore` shows them
/// again.
package struct EmployeeList: Hashable, Sendable {
  /// The employees that are shown, in order.
  package private(set) var employees: [Employee] = []

  /// The number of employees in the list, shown or not, `nil` before a list was loaded.
  package private(set) var count: Int?

  /// Whether a list was loaded.
  package var isLoaded: Bool { count != nil }

  private var loaded: [Employee] = []
  private var deleted: Set<Employee.ID> = []

  private var activeSearch = EmployeeSearch("")

  /// The text that is searched for, without spaces around it, `nil` for none.
  package var searchText: String? { activeSearch.text }

  /// Creates a list that is not loaded yet.
  package init() {}

  /// Replaces the employees with those that a service returned, each id once.
  ///
  /// - Complexity: O(*n*) in the number of employees.
  package mutating func replace(with employees: [Employee]) {
    loaded = employees
    count = employees.count
    update()
  }

  /// Shows only the employees that match a text that a person has typed; a blank one matches all.
  ///
  /// - Complexity: O(*n*) in the number of employees, if the search changes.
  package mutating func search(_ text: String) {
    let newSearch = EmployeeSearch(text)
    guard newSearch != activeSearch else { return }
    activeSearch = newSearch
    update()
  }

  /// Hides an employee.
  ///
  /// - Complexity: O(*n*) in the number of employees.
  package mutating func delete(_ id: Employee.ID) {
    // Only one employee leaves the list, so the others are not filtered and searched again.
    guard deleted.insert(id).inserted, loaded.contains(where: { $0.id == id }) else { return }
    count? -= 1
    employees.removeAll { $0.id == id }
  }

  /// Shows a deleted employee again, in the old place.
  ///
  /// - Complexity: O(*n*) in the number of employees.
  package mutating func restore(_ id: Employee.ID) {
    deleted.remove(id)
    update()
  }

  /// Returns the employee with an id, shown or not; `nil` if the list has none.
  ///
  /// - Complexity: O(*n*) in the number of employees.
  package func employee(_ id: Employee.ID) -> Employee? {
    loaded.first { $0.id == id }
  }

  private mutating func update() {
    let present = deleted.isEmpty ? loaded : loaded.filter { !deleted.contains($0.id) }
    if count != nil { count = present.count }
    employees = activeSearch.text == nil ? present : present.filter(activeSearch.matches)
  }
}
