/// The reason why a list was not loaded or an employee was not deleted.
///
/// Names and fields come from the data. They may have control characters, which the renderer draws
/// in a visible form.
package enum EmployeeServiceError: Error, Hashable, Sendable {
  /// The source is missing, is not a file, or is not UTF-8 text.
  case unreadable(file: String, reason: String)

  /// The text is not JSON; the reason says where, if that is known.
  case notJSON(file: String, reason: String)

  /// The text is JSON, but not a list.
  case notAList(file: String, found: String)

  /// One record is not an employee.
  ///
  /// `position` counts records from 1. `name` is `nil` if the record has none, and `field` if the
  /// whole record is wrong. Elements of a field are counted from 1, too: `workplaces[2]` is the
  /// second workplace.
  case badRecord(file: String, position: Int, name: String?, field: String?, problem: String)

  /// The service does not answer, or it is read-only.
  case unavailable(reason: String)
}

// MARK: -

extension EmployeeServiceError: CustomStringConvertible {
  /// One line that says where the error is, what was expected, and what was found.
  package var description: String {
    switch self {
    case .unreadable(let file, let reason), .notJSON(let file, let reason):
      return "\(file): \(reason)"
    case .notAList(let file, let found):
      return "\(file): expected a list of employees, found \(found)"
    case .badRecord(let file, let position, let name, let field, let problem):
      let person = name.flatMap { $0.isEmpty ? nil : " (\(Self.quoted($0)))" } ?? ""
      let place = field.map { ", field \(Self.quoted($0))" } ?? ""
      return "\(file): record \(position)\(person)\(place): \(problem)"
    case .unavailable(let reason):
      return "service unavailable: \(reason)"
    }
  }

  /// Quotes a text, cut to 40 characters and 160 bytes.
  private static func quoted(_ text: String) -> String {
    var cut = text.prefix(40)
    // One character can have any number of combining marks, so a limit of characters is not enough.
    while cut.utf8.count > 160 { cut.removeLast() }
    return cut.endIndex == text.endIndex ? "“\(cut)”" : "“\(cut)…”"
  }
}
