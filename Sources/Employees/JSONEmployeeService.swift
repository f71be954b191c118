/// Employees from JSON: the bundled list, a file of the same format, or standard input.
///
/// The format is a list of records with the fields of `Employee`. It is read strictly: a field that
/// an employee does not have, or an id that another record has already, is an error. `workplaces`,
/// `photo`, `phone` and `email` may be missing or null.
package struct JSONEmployeeService: EmployeeService {
  private let source: JSONSource

  private init(source: JSONSource) {
    self.source = source
  }

  // MARK: - Loading

  /// Reads and decodes the list, away from the caller's actor.
  ///
  /// A file is read anew each time. Standard input can be read only once, so what came is kept.
  ///
  /// - Throws: `EmployeeServiceError`, naming the file and, where one is wrong, the record.
  /// - Complexity: O(*n*) in the size of the source.
  @concurrent package func employees() async throws(EmployeeServiceError) -> [Employee] {
    try EmployeeListDecoder(file: source.name).employees(from: source.contents())
  }
}

// MARK: -

extension JSONEmployeeService {
  /// The list that comes with the package: 24 people of the history of computing.
  package static var bundled: Self { Self(source: .bundled) }

  /// Everything that comes on standard input up to its end.
  package static var standardInput: Self { Self(source: .standardInput) }

  /// The list in the file at a path, absolute or relative to the working directory.
  ///
  /// A pipe is read to its end, and is empty when it is read again. The path `-` stands for standard
  /// input, which is kept.
  package static func file(_ path: String) -> Self {
    path == "-" ? .standardInput : Self(source: .file(path))
  }
}
