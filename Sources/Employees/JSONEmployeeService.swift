/// A service that reads JSON: the bundled list, a file of the same format, or standard input.
///
/// The format is a list of records with the fields of `Employee`. An unknown field or a repeated id
/// is an error. `workplaces`, `photo`, `phone` and `email` may be missing or null.
package struct JSONEmployeeService: EmployeeService {
  private let source: JSONSource

  private init(source: JSONSource) {
    self.source = source
  }

  // MARK: - Loading

  /// Reads and decodes the list off the caller's actor.
  ///
  /// A file is read for each request. Standard input can be read only once, so its content is kept.
  ///
  /// - Throws: `EmployeeServiceError`, with the file and its wrong records.
  /// - Complexity: O(*n*) in the size of the source.
  @concurrent package func employees() async throws(EmployeeServiceError) -> [Employee] {
    var decoder = EmployeeListDecoder(file: source.name)
    try decoder.decode(source.contents())
    return try decoder.result()
  }
}

// MARK: -

extension JSONEmployeeService {
  /// The bundled list: 24 people from the history of computing.
  package static var bundled: Self { Self(source: .bundled) }

  /// The list on standard input, read to its end.
  package static var standardInput: Self { Self(source: .standardInput) }

  /// The list in the file at a path, absolute or relative to the working directory.
  ///
  /// A pipe is read to its end, and is empty for a second request. The path `-` means standard
  /// input.
  package static func file(_ path: String) -> Self {
    path == "-" ? .standardInput : Self(source: .file(path))
  }
}
