import Foundation

/// A search for employees by name, specialization or workplace.
///
/// Case and diacritics do not matter, nor do spaces around the text.
package struct EmployeeSearch: Hashable, Sendable {
  /// The text to search for, without spaces around it, `nil` if it is blank.
  package let text: String?

  /// Creates a search for a text that the user typed.
  package init(_ text: String) {
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    self.text = trimmed.isEmpty ? nil : trimmed
  }

  /// Returns the employees that match, in the same order.
  ///
  /// - Complexity: O(1) for a blank text, otherwise O(*n*) in the number of employees.
  package func results(in employees: [Employee]) -> [Employee] {
    text == nil ? employees : employees.filter(matches)
  }

  /// Returns whether an employee matches.
  ///
  /// A blank text matches everybody.
  package func matches(_ employee: Employee) -> Bool {
    guard let text else { return true }
    return ([employee.name, employee.specialization] + employee.workplaces).contains { field in
      field.range(of: text, options: [.caseInsensitive, .diacriticInsensitive]) != nil
    }
  }
}
