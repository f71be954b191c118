import Foundation

/// A search for employees by name, specialization or workplace.
///
/// Case and diacritics do not matter, nor do spaces around the text.
package struct EmployeeSearch: Sendable {
  /// The text to search for, without spaces around it, `nil` if it is blank.
  package let text: String?

  private let folded: String
  private let foldedASCII: PrintableASCII?

  /// Creates a search for a text that a person has typed.
  package init(_ query: String) {
    let trimmed = query.trimmingCharacters(in: .whitespacesAndNewlines)
    text = trimmed.isEmpty ? nil : trimmed
    folded = Self.folded(trimmed)
    foldedASCII = PrintableASCII(folded)
  }

  /// Returns whether an employee matches.
  ///
  /// A blank text matches everybody.
  package func matches(_ employee: Employee) -> Bool {
    text == nil || contains(employee.name) || contains(employee.specialization)
      || employee.workplaces.contains(where: contains)
  }

  private func contains(_ field: String) -> Bool {
    // Most fields are printable ASCII, which is compared by its bytes. Folding is slower.
    if let field = PrintableASCII(field) { return foldedASCII.map(field.contains) ?? false }
    return Self.folded(field).contains(folded)
  }

  private static func folded(_ text: String) -> String {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }
}
