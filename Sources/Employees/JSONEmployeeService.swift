import Foundation

/// A service that reads JSON: the bundled list, a file of the same format, or standard input.
///
/// The format is a list of records with the fields of `Employee`, as ``format`` says.
public struct JSONEmployeeService: EmployeeService {
  private let source: JSONSource
  private let reading: JSONReading

  private init(_ source: JSONSource, _ reading: JSONReading = JSONReading()) {
    self.source = source
    self.reading = reading
  }

  // MARK: - Loading

  /// Reads and decodes the list off the caller's actor.
  ///
  /// A file is read for each request. Standard input can be read only once, so its content is kept.
  ///
  /// - Throws: `EmployeeServiceError`, with the file and its wrong records unless they are skipped.
  /// - Complexity: O(*n*) in the size of the source.
  @concurrent public func employees() async throws(EmployeeServiceError) -> [Employee] {
    var decoder = EmployeeListDecoder(file: source.name, progress: reading.progress)
    try decoder.decode(source.contents())
    await reading.reportFaults(decoder.report.lines)
    guard let reportSkipped = reading.reportSkipped else { return try decoder.result() }
    await reportSkipped(decoder.skipped)
    return decoder.employees
  }
}

// MARK: -

extension JSONEmployeeService {
  /// The format of a file, its fields and its limits, as lines of a page of help.
  package static var format: String {
    let fields = EmployeeField.allCases.map { field in
      let value =
        switch field {
        case .id: "a whole number, different in each record"
        case .workplaces: "a list of texts"
        case .starred: "true or false"
        default: "text"
        }
      return "  \(field.rawValue.padding(toLength: 16, withPad: " ", startingAt: 0))\(value)"
        + (field.isRequired ? "" : "; may be missing or null")
    }
    return """
      A file is a JSON list of records, [{…}, {…}], in UTF-8 and of at most \
      \(JSONSource.sizeLimit >> 20) MB. A record
      has these fields and no others:
      \(fields.joined(separator: "\n"))
      """
  }
}

// MARK: -

/// What to do with a JSON source besides loading it.
package struct JSONReading: Sendable {
  /// Receives the decoded share of a long text from time to time, and 1 at its end.
  package var progress: @Sendable (Double) -> Void = { _ in }

  /// Receives all kinds of faults of the records of each load, most frequent first: at most twenty
  /// lines, none if there are no faults.
  package var reportFaults: @MainActor ([String]) -> Void = { _ in }

  /// Receives a message about the faulty records of each load, `nil` if there are none.
  ///
  /// Without this closure, a faulty record fails the load.
  package var reportSkipped: (@MainActor (String?) -> Void)?

  /// Creates a value that reports no progress and skips nothing.
  package init() {}
}

// MARK: -

extension JSONEmployeeService {
  /// The bundled list: 24 people from the history of computing.
  public static var bundled: Self { Self(.bundled) }

  /// The list in the file at a path, absolute or relative to the working directory.
  ///
  /// The path `-` means standard input. A pipe is read to its end, so a second request finds it
  /// empty, or waits for the next writer of a named pipe.
  package static func file(_ path: String, _ reading: JSONReading = JSONReading()) -> Self {
    Self(path == "-" ? .standardInput : .file(path), reading)
  }
}
