import Foundation
import Testing

@testable import Employees

/// The service that reads a JSON file.
struct JSONEmployeeServiceTests {
  @Test func `each load reads the file again, in the format of the bundled list`() async throws {
    try await withTemporaryDirectory { directory in
      let file = directory.appending(path: "people.json")
      let service = JSONEmployeeService.file(file.path)
      var loaded: [[Employee]] = []
      for text in [#"[{"id": 7, "name": "Ada", "specialization": "Notes"}]"#, "[]"] {
        try Data(text.utf8).write(to: file)
        loaded.append(try await service.employees())
      }
      #expect(loaded == [[Employee(id: 7, name: "Ada", specialization: "Notes")], []])
    }
  }

  @Test func `the error for a file that is not a list of employees begins with the path`()
    async throws
  {
    try await withTemporaryDirectory { directory in
      let numbers = directory.appending(path: "numbers.json").path
      try Data("[1]".utf8).write(to: URL(filePath: numbers))
      let missing = directory.appending(path: "nobody.json").path
      let record = RecordError(
        position: 1, name: nil, field: nil, problem: "expected an object, found a number")
      let cases: [(path: String, error: EmployeeServiceError)] = [
        (missing, .unreadable(file: missing, reason: "no such file")),
        (
          directory.path, .unreadable(file: directory.path, reason: "a directory, not a file")
        ),
        ("", .unreadable(file: "“”", reason: "it cannot be read")),
        (
          "/dev/null",
          .notJSON(file: "/dev/null", reason: "empty; a list without employees is []")
        ),
        (numbers, .badRecords(file: numbers, records: [record], count: 1)),
      ]
      for (path, error) in cases {
        await #expect(throws: error) { try await JSONEmployeeService.file(path).employees() }
      }
    }
  }
}

// MARK: -

/// Passes a new directory to a body and removes it afterwards.
private func withTemporaryDirectory(_ body: (URL) async throws -> Void) async throws {
  let directory = FileManager.default.temporaryDirectory
    .appending(path: "EmployeesTests-\(UUID().uuidString)", directoryHint: .isDirectory)
  try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: directory) }
  try await body(directory)
}
