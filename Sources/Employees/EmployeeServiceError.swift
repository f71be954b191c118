/// The reason why a list was not loaded or an employee was not changed.
///
/// Names and fields come from the data. They may have control characters, which the renderer draws
/// in a visible form.
public enum EmployeeServiceError: Error, Hashable, Sendable {
  /// The source cannot be read, is too large, or is not UTF-8 text.
  case unreadable(file: String, reason: String)

  /// The text is not JSON; the reason says where, if that is known.
  case notJSON(file: String, reason: String)

  /// The text is JSON, but not a list.
  case notAList(file: String, found: String)

  /// Some records are not employees.
  case badRecords(RecordSummary)

  /// Two employees of an answer have the same id.
  case repeatedID(Employee.ID)

  /// The service does not answer, or it is read-only.
  case unavailable(reason: String)
}

// MARK: -

extension EmployeeServiceError: CustomStringConvertible {
  /// Says where the error is, what was expected, and what was found.
  public var description: String {
    switch self {
    case .unreadable(let file, let reason), .notJSON(let file, let reason):
      return "\(file): \(reason)"
    case .notAList(let file, let found):
      return "\(file): expected a list of employees, found \(found)"
    case .badRecords(let report):
      return "\(report.file): \(report.summary)"
    case .repeatedID(let id):
      return "the service sent two employees with the id \(id)"
    case .unavailable(let reason):
      return "service unavailable: \(reason)"
    }
  }
}

// MARK: -

/// A record that is not an employee.
public struct RecordError: Error, Hashable, Sendable {
  /// The number of the record, from 1.
  public let position: Int

  /// The name of the employee, if the record has one.
  public let name: String?

  /// The field, or `nil` if the whole record is wrong.
  ///
  /// `workplaces[2]` is the second workplace.
  public let field: String?

  /// What is wrong, as the end of a sentence.
  public let problem: String
}

extension RecordError: CustomStringConvertible {
  /// Names the record and the field, and says what is wrong.
  public var description: String {
    let person = name.flatMap { $0.isEmpty ? nil : " (\(Self.quoted($0)))" } ?? ""
    let place = field.map { ", field \(Self.quoted($0))" } ?? ""
    return "record \(position)\(person)\(place): \(problem)"
  }

  /// Quotes a text, cut to 40 characters and 160 bytes.
  static func quoted(_ text: String) -> String {
    var cut = text.prefix(40)
    // One character can have any number of combining marks, so a limit of characters is not enough.
    while cut.utf8.count > 160 { cut.removeLast() }
    return cut.endIndex == text.endIndex ? "“\(cut)”" : "“\(cut)…”"
  }
}
