import Foundation
import TestSupport
import Testing

@testable import Employees

/// The service that reads a JSON file.
struct JSONEmployeeServiceTests {
  @Test @MainActor func `each load reads the file again, and reports faults and skipped records`()
    async throws
  {
    let folder = try TemporaryFolder()
    let path = folder.path(of: "people.json")
    var messages: [String?] = []
    var faultCounts: [Int] = []
    var reading = JSONReading()
    reading.reportFaults = { faultCounts.append($0.count) }
    reading.reportSkipped = { messages.append($0) }
    let service = JSONEmployeeService.file(path, reading)
    var loaded: [[Employee]] = []
    for text in ["[1]", #"[{"id": 7, "name": "Ada", "specialization": "Notes"}]"#] {
      try folder.write(text, to: "people.json")
      loaded.append(try await service.employees())
    }
    #expect(loaded == [[], [Employee(id: 7, name: "Ada", specialization: "Notes")]])
    let skipped = "\(path): 1 record skipped: record 1: expected an object, found a number"
    #expect(messages == [skipped, nil])
    #expect(faultCounts == [2, 0], "a line for the file, and one for the fault")
  }

  @Test func `the error for a file that is not a list of employees begins with the path`()
    async throws
  {
    let folder = try TemporaryFolder()
    try folder.write("[1]", to: "numbers.json")
    let (numbers, missing) = (folder.path(of: "numbers.json"), folder.path(of: "nobody.json"))
    let messages = [
      missing: "\(missing): no such file",
      folder.url.path: "\(folder.url.path): a directory, not a file", "": "“”: it cannot be read",
      "/dev/null": "/dev/null: empty; a list without employees is []",
      "/dev/zero": "/dev/zero: larger than 256 MB",
      "/proc/self/mem": "/proc/self/mem: it cannot be read",
      numbers: "\(numbers): record 1: expected an object, found a number",
    ]
    for (path, message) in messages {
      let error = await #expect(throws: EmployeeServiceError.self) {
        try await JSONEmployeeService.file(path).employees()
      }
      #expect(error?.description == message)
    }
  }
}
