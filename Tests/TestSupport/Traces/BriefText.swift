package import Employees
package import ListRendering

/// A list, as short as a message can have it.
package func brief(_ employees: [Employee]) -> String {
  employees.count == 1 ? "1 employee" : "\(employees.count) employees"
}

/// An error by its words.
package func brief(_ error: EmployeeServiceError) -> String {
  "\"\(error)\""
}

/// Which sections come, go and change; `nil` where all of them do.
package func brief(_ changes: SectionChanges?) -> String {
  guard let changes else { return "nil" }
  let phrases = [
    ("delete", changes.deletes), ("insert", changes.inserts),
    ("move", changes.moves.map(\.from)), ("reload", changes.reloads),
  ]
  let named = phrases.filter { !$0.1.isEmpty }.map { name, sections in
    "\(name) \(sections.map(String.init).joined(separator: ", "))"
  }
  return "[\(named.joined(separator: ", "))]"
}
