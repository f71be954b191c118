import Foundation

/// A source of JSON text.
enum JSONSource: Hashable, Sendable {
  /// The bundled list.
  case bundled

  /// A file, pipe or device at a path.
  case file(String)

  /// The standard input of the process.
  case standardInput

  /// The name of the source in messages.
  var name: String {
    switch self {
    case .bundled: "employees.json"
    case .file(let path): path.isEmpty ? "“”" : path
    case .standardInput: "standard input"
    }
  }

  /// Reads the whole source.
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

  /// The content of standard input, read for the first request and then kept.
  private static let standardInputContents = Result { () throws(EmployeeServiceError) in
    try contents(name: JSONSource.standardInput.name) { FileHandle.standardInput }
  }

  /// Reads the file at a URL.
  private static func contents(of url: URL, name: String) throws(EmployeeServiceError) -> Data {
    try contents(name: name) { try FileHandle(forReadingFrom: url) }
  }

  /// The size of the largest source that is read, in bytes: about a million employees.
  ///
  /// The decoder can need fifteen times the memory.
  static let sizeLimit = 256 << 20

  /// Reads a handle to its end, and describes an error in words.
  private static func contents(
    name: String, opening handle: () throws -> FileHandle
  ) throws(EmployeeServiceError) -> Data {
    // Not `Data(contentsOf:)`, which cannot read a pipe on Linux.
    do {
      let handle = try handle()
      var data = Data()
      while let chunk = try handle.read(upToCount: 1 << 20), !chunk.isEmpty {
        data.append(chunk)
        guard data.count <= sizeLimit else {
          throw EmployeeServiceError.unreadable(
            file: name, reason: "larger than \(sizeLimit >> 20) MB")
        }
      }
      return data
    } catch let error as EmployeeServiceError {
      throw error
    } catch CocoaError.fileReadNoSuchFile {
      throw .unreadable(file: name, reason: "no such file")
    } catch CocoaError.fileReadNoPermission {
      throw .unreadable(file: name, reason: "no permission to read it")
    } catch {
      throw .unreadable(file: name, reason: "it cannot be read")
    }
  }
}
