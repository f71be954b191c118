import Foundation

/// A search for employees by name, specialization or workplace.
///
/// Case and diacritics do not matter, nor do spaces around the text.
package struct EmployeeSearch: Sendable {
  /// The text to search for, without spaces around it, `nil` if it is blank.
  package let text: String?

  private let pattern: SearchPattern

  /// Creates a search for a text that a person has typed.
  package init(_ query: String) {
    let trimmed = query.trimmingCharacters(in: .whitespacesAndNewlines)
    text = trimmed.isEmpty ? nil : trimmed
    pattern = SearchPattern(Self.folded(trimmed).utf8)
  }

  /// Returns whether an employee matches.
  ///
  /// A blank text matches everybody.
  ///
  /// - Complexity: O(*n*) in the length of the texts.
  package func matches(_ employee: Employee) -> Bool {
    text == nil || occurs(in: employee.name) || occurs(in: employee.specialization)
      || employee.workplaces.contains(where: occurs)
  }

  private func occurs(in field: String) -> Bool {
    // Most fields are ASCII, which needs no Unicode tables.
    pattern.occursIgnoringCase(inASCII: field.utf8)
      ?? pattern.occurs(in: Self.folded(field).utf8)
  }

  /// Folds case and diacritics, and composes what is left, so that equal texts have equal bytes.
  private static func folded(_ text: String) -> String {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
      .precomposedStringWithCanonicalMapping
  }
}
