/// Why there is no list of employees, or why one stays in it, said so that a person can mend it.
///
/// Names and fields are quoted from the data. They may hold control characters, which are for the
/// renderer to make harmless.
package enum EmployeeServiceError: Error, Hashable, Sendable {
  /// The source gives no text: it is not there, not a file, or not UTF-8.
  case unreadable(file: String, reason: String)

  /// The text is not JSON; the reason says where, if that is known.
  case notJSON(file: String, reason: String)

  /// The text is JSON, but something else than a list.
  case notAList(file: String, found: String)

  /// One record is not an employee.
  ///
  /// `position` counts records from 1. `name` is nil where the record has none, `field` where the
  /// problem is the whole record. Elements of a field are counted from 1 too: `workplaces[2]` is the
  /// second workplace.
  case badRecord(file: String, position: Int, name: String?, field: String?, problem: String)

  /// The service does not do what it was asked for: it does not answer, or it only reads.
  case unavailable(reason: String)
}

// MARK: -

extension EmployeeServiceError: CustomStringConvertible {
  /// One line for a person: where, what was expected, and what was found.
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

  /// Puts text of the data into quotation marks, cut to 40 characters and 160 bytes.
  private static func quoted(_ text: String) -> String {
    var cut = text.prefix(40)
    // One character can carry any number of combining marks, so characters alone are no limit.
    while cut.utf8.count > 160 { cut.removeLast() }
    return cut.endIndex == text.endIndex ? "“\(cut)”" : "“\(cut)…”"
  }
}
