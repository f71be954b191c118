import Foundation

/// A search for employees by name, specialization or workplace.
///
/// Case and diacritics do not matter, nor do spaces around the text.
package struct EmployeeSearch: Sendable {
  /// What is searched for, `nil` where there is nothing but spaces.
  package let text: String?

  private let folded: String
  private let foldedASCII: PrintableASCII?

  /// Prepares to search for what a person has typed.
  package init(_ query: String) {
    let trimmed = query.trimmingCharacters(in: .whitespacesAndNewlines)
    text = trimmed.isEmpty ? nil : trimmed
    folded = Self.folded(trimmed)
    foldedASCII = PrintableASCII(folded)
  }

  /// Tells whether an employee has the text somewhere; where there is none, everybody has.
  package func matches(_ employee: Employee) -> Bool {
    text == nil || contains(employee.name) || contains(employee.specialization)
      || employee.workplaces.contains(where: contains)
  }

  private func contains(_ field: String) -> Bool {
    // Folding looks up every character in tables; most fields are plain, and their bytes are enough.
    if let field = PrintableASCII(field) { return foldedASCII.map(field.contains) ?? false }
    return Self.folded(field).contains(folded)
  }

  private static func folded(_ text: String) -> String {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }
}
