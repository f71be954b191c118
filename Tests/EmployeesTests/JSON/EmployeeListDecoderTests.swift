import Foundation
import Testing

@testable import Employees

/// Decoding a list, and the messages for a text that is no list.
struct EmployeeListDecoderTests {
  @Test func `an empty list is decoded`() throws {
    #expect(try employees(" [ ] ").isEmpty)
  }

  @Test func `every field is decoded`() throws {
    let ada = #"""
      [{"id": -1, "name": "Ada \"A\" Lovelace", "specialization": "Notes", "photo": "ada.png",
        "workplaces": ["Here", "There"], "phone": "+1-202-555-0143", "email": "a@example.org"}]
      """#
    #expect(
      try employees(ada) == [
        Employee(
          id: -1, name: "Ada \"A\" Lovelace", specialization: "Notes", photo: "ada.png",
          workplaces: ["Here", "There"], phone: "+1-202-555-0143", email: "a@example.org")
      ])
  }

  @Test func `optional fields may be missing, null or blank`() throws {
    let people = """
      [{"id": 1, "name": "", "specialization": " "},
       {"id": 2, "name": "N", "specialization": "S", "photo": null, "workplaces": null,
        "phone": null, "email": null},
       {"id": 3.0, "name": "N", "specialization": "S", "photo": "", "workplaces": [""],
        "phone": "", "email": ""}]
      """
    #expect(
      try employees(people) == [
        Employee(id: 1, name: "", specialization: " "),
        Employee(id: 2, name: "N", specialization: "S"),
        Employee(
          id: 3, name: "N", specialization: "S", photo: "", workplaces: [""], phone: "", email: ""),
      ])
  }

  @Test func `a byte order mark is skipped and does not count as a character`() throws {
    let mark = "\u{FEFF}"
    #expect(try employees(mark + "[]").isEmpty)
    #expect(message(mark + "[}") == message("[}"))
    #expect(message(mark) == "people.json: empty; a list without employees is []")
  }

  @Test(arguments: ["", " ", "\r\n\t\n"])
  func `the message for an empty file shows an empty list`(text: String) {
    #expect(message(text) == "people.json: empty; a list without employees is []")
  }

  @Test func `the message for another encoding has the line number`() {
    let latin1 = Data("[\n{\"name\": \"R".utf8) + [0xF3] + Data("zsa\"}]".utf8)
    #expect(message(latin1) == "people.json: line 2 is not UTF-8 text")
    let utf16 = Data([0xFF, 0xFE, 0x5B, 0, 0x5D, 0])
    #expect(message(utf16) == "people.json: line 1 is not UTF-8 text")
  }

  @Test(arguments: [
    ("{}", "an object"), ("null", "null"), ("true", "true"), ("12", "a number"),
    (#""Ada""#, "text"),
  ])
  func `the message for another JSON value has its kind`(text: String, found: String) {
    #expect(message(text) == "people.json: expected a list of employees, found \(found)")
  }

  @Test(arguments: [
    "// note", "[", "[1 2]", "[}", "[] []", "{1:2}", "[{\"id\": 1", "[\"a", "[\"a\n\"]", #"["\q"]"#,
    #"["\uDE00"]"#, "[\"\\u\r\n1\"]", "[01]", "[1.]", "[1e400]",
  ])
  func `the message for invalid JSON has the reason in one line`(text: String) {
    let line = message(text)
    #expect(line.hasPrefix("people.json: not JSON: "))
    #expect(!line.contains { $0.isNewline })
    #expect(line.last != ".")
  }

  @Test func `a long number does not make a message long`() {
    let line = message("[\(String(repeating: "1", count: 100_000))]")
    #expect(line.hasPrefix("people.json: not JSON: "))
    #expect(line.count < 200)
  }

  @Test(arguments: [("[", "]"), (#"{"a":"#, "}")])
  func `500 nested levels are read, and 100,000 are reported as invalid JSON`(
    start: String, end: String
  ) {
    let line = { (depth: Int) in
      message(String(repeating: start, count: depth) + "1" + String(repeating: end, count: depth))
    }
    #expect(!line(500).contains("not JSON"))
    #expect(line(100_000).hasPrefix("people.json: not JSON: "))
  }

  private func employees(_ text: String) throws -> [Employee] {
    try EmployeeListDecoder(file: "people.json").employees(from: Data(text.utf8))
  }
}

// MARK: -

/// Returns the error message for a text, or the number of decoded employees.
func message(_ text: String) -> String {
  message(Data(text.utf8))
}

/// Returns the error message for data, or the number of decoded employees.
func message(_ data: Data) -> String {
  do {
    return "\(try EmployeeListDecoder(file: "people.json").employees(from: data).count) employees"
  } catch {
    return error.description
  }
}
