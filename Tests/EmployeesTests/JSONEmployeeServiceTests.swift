import Employees
import Foundation
import Testing

/// The service that reads a JSON file.
struct JSONEmployeeServiceTests {
  @Test func `a file in the format of the bundled list is loaded`() async throws {
    try await withTemporaryDirectory { directory in
      let file = directory.appending(path: "people.json")
      try Data(#"[{"id": 7, "name": "Ada", "specialization": "Notes"}]"#.utf8).write(to: file)
      let employees = try await JSONEmployeeService.file(file.path).employees()
      #expect(employees == [Employee(id: 7, name: "Ada", specialization: "Notes")])
    }
  }

  @Test func `each load reads the file again`() async throws {
    try await withTemporaryDirectory { directory in
      let file = directory.appending(path: "people.json")
      let service = JSONEmployeeService.file(file.path)
      try Data("[]".utf8).write(to: file)
      #expect(try await service.employees().isEmpty)
      try Data(#"[{"id": 1, "name": "", "specialization": ""}]"#.utf8).write(to: file)
      #expect(try await service.employees().count == 1)
    }
  }

  @Test func `a missing file throws an error with the path`() async throws {
    try await withTemporaryDirectory { directory in
      let path = directory.appending(path: "nobody.json").path
      await #expect(throws: EmployeeServiceError.unreadable(file: path, reason: "no such file")) {
        try await JSONEmployeeService.file(path).employees()
      }
    }
  }

  @Test func `a directory throws an error with the path`() async throws {
    try await withTemporaryDirectory { directory in
      let path = directory.path
      let error = EmployeeServiceError.unreadable(file: path, reason: "a directory, not a file")
      await #expect(throws: error) { try await JSONEmployeeService.file(path).employees() }
    }
  }

  @Test func `an empty path throws an error with quotes for the path`() async throws {
    let error = EmployeeServiceError.unreadable(file: "“”", reason: "it cannot be read")
    await #expect(throws: error) { try await JSONEmployeeService.file("").employees() }
  }

  @Test func `an empty device throws the error for an empty file`() async throws {
    let error = EmployeeServiceError.notJSON(
      file: "/dev/null", reason: "empty; a list without employees is []")
    await #expect(throws: error) { try await JSONEmployeeService.file("/dev/null").employees() }
  }

  @Test func `an error in a record begins with the path`() async throws {
    try await withTemporaryDirectory { directory in
      let file = directory.appending(path: "people.json")
      try Data("[1]".utf8).write(to: file)
      let error = await #expect(throws: EmployeeServiceError.self) {
        try await JSONEmployeeService.file(file.path).employees()
      }
      #expect(
        error?.description == "\(file.path): record 1: expected an object, found a number")
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
