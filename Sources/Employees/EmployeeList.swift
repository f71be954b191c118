/// The employees that a screen has, and those of them that it shows.
///
/// An employee whom a person deleted is not shown from that moment on, whatever the service still
/// sends; only a refusal brings the employee back.
package struct EmployeeList: Sendable {
  /// The employees that are shown, in order.
  package private(set) var shown: [Employee] = []

  /// The number of employees in the list, shown or not; `nil` before a list has come.
  package private(set) var count: Int?

  private var loaded: [Employee] = []
  private var deleted: Set<Employee.ID> = []

  /// What a person has typed in order to search.
  ///
  /// - Complexity: O(*n*) in the number of employees, where another text is set.
  package var query = "" {
    didSet { if query != oldValue { update() } }
  }

  /// What is searched for, `nil` where nothing is.
  package var searchText: String? { EmployeeSearch(query).text }

  /// Creates a list that has not come yet.
  package init() {}

  /// Takes the employees that a service sent; each id stands there once.
  ///
  /// - Complexity: O(*n*) in the number of employees.
  package mutating func load(_ employees: [Employee]) {
    loaded = employees
    count = employees.count
    update()
  }

  /// Hides an employee whom a person deleted.
  ///
  /// - Complexity: O(*n*) in the number of employees.
  package mutating func delete(_ id: Employee.ID) {
    deleted.insert(id)
    update()
  }

  /// Shows an employee again whom the service did not delete.
  ///
  /// - Returns: The employee, where the list still has them.
  /// - Complexity: O(*n*) in the number of employees.
  package mutating func restore(_ id: Employee.ID) -> Employee? {
    deleted.remove(id)
    update()
    return loaded.first { $0.id == id }
  }

  private mutating func update() {
    let present = deleted.isEmpty ? loaded : loaded.filter { !deleted.contains($0.id) }
    if count != nil { count = present.count }
    let search = EmployeeSearch(query)
    shown = search.text == nil ? present : present.filter(search.matches)
  }
}
