import Foundation
import TestSupport
import Testing

@testable import Employees

/// The service that reads a JSON file.
struct JSONEmployeeServiceTests {
  @Test func `each load reads the file again, in the format of the bundled list`() async throws {
    let folder = try TemporaryFolder()
    let service = JSONEmployeeService.file(folder.path(of: "people.json"))
    var loaded: [[Employee]] = []
    for text in [#"[{"id": 7, "name": "Ada", "specialization": "Notes"}]"#, "[]"] {
      try folder.write(text, to: "people.json")
      loaded.append(try await service.employees())
    }
    #expect(loaded == [[Employee(id: 7, name: "Ada", specialization: "Notes")], []])
  }

  @Test @MainActor func `a message about skipped records ends with a load that skips none`()
    async throws
  {
    let folder = try TemporaryFolder()
    let path = folder.path(of: "people.json")
    var messages: [String?] = []
    var reading = JSONReading()
    reading.reportSkipped = { messages.append($0) }
    let service = JSONEmployeeService.file(path, reading)
    for record in ["1", #"{"id": 7, "name": "Ada", "specialization": "Notes"}"#] {
      try folder.write("[\(record)]", to: "people.json")
      _ = try await service.employees()
    }
    let skipped = "\(path): 1 record skipped: record 1: expected an object, found a number"
    #expect(messages == [skipped, nil])
  }

  @Test func `the error for a file that is not a list of employees begins with the path`()
    async throws
  {
    let folder = try TemporaryFolder()
    try folder.write("[1]", to: "numbers.json")
    let (numbers, missing) = (folder.path(of: "numbers.json"), folder.path(of: "nobody.json"))
    var report = RecordReport(file: numbers)
    report.add([.notAnObject(found: "a number")], of: nil)
    let empty = "empty; a list without employees is []"
    let cases: [(path: String, error: EmployeeServiceError)] = [
      (missing, .unreadable(file: missing, reason: "no such file")),
      (folder.url.path, .unreadable(file: folder.url.path, reason: "a directory, not a file")),
      ("", .unreadable(file: "“”", reason: "it cannot be read")),
      ("/dev/null", .notJSON(file: "/dev/null", reason: empty)),
      (numbers, .badRecords(report)),
    ]
    for (path, error) in cases {
      await #expect(throws: error) { try await JSONEmployeeService.file(path).employees() }
    }
  }
}
