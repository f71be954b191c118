import Foundation

/// A place from which the JSON of a list can be read.
enum JSONSource: Hashable, Sendable {
  /// The list that comes with the package.
  case bundled

  /// A file, pipe or device at a path.
  case file(String)

  /// The standard input of the process.
  case standardInput

  /// The name of the place in messages.
  var name: String {
    switch self {
    case .bundled: "employees.json"
    case .file(let path): path.isEmpty ? "“”" : path
    case .standardInput: "standard input"
    }
  }

  /// Reads everything that is there.
  ///
  /// - Throws: `EmployeeServiceError.unreadable`.
  func contents() throws(EmployeeServiceError) -> Data {
    switch self {
    case .bundled:
      guard let url = Bundle.module.url(forResource: "employees", withExtension: "json") else {
        throw .unreadable(file: name, reason: "missing from the resources of the package")
      }
      return try Self.contents(of: url, name: name)
    case .file(let path):
      var isDirectory: ObjCBool = false
      if FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory),
        isDirectory.boolValue
      {
        throw .unreadable(file: name, reason: "a directory, not a file")
      }
      return try Self.contents(of: URL(filePath: path), name: name)
    case .standardInput:
      return try Self.standardInputContents.get()
    }
  }

  /// What came on standard input, read when first asked for and kept for those who ask again.
  private static let standardInputContents = Result { () throws(EmployeeServiceError) in
    try contents(name: JSONSource.standardInput.name) { FileHandle.standardInput }
  }

  /// Reads the file at a URL.
  private static func contents(of url: URL, name: String) throws(EmployeeServiceError) -> Data {
    try contents(name: name) { try FileHandle(forReadingFrom: url) }
  }

  /// Reads a handle to its end and puts what goes wrong into words.
  private static func contents(
    name: String, opening handle: () throws -> FileHandle
  ) throws(EmployeeServiceError) -> Data {
    // Not `Data(contentsOf:)`, which cannot read a pipe on Linux.
    do {
      return try handle().readToEnd() ?? Data()
    } catch CocoaError.fileReadNoSuchFile {
      throw .unreadable(file: name, reason: "no such file")
    } catch CocoaError.fileReadNoPermission {
      throw .unreadable(file: name, reason: "no permission to read it")
    } catch {
      throw .unreadable(file: name, reason: "it cannot be read")
    }
  }
}
