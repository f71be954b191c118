import Foundation
import Synchronization
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
       {"id": 3, "name": "N", "specialization": "S", "photo": "", "workplaces": [""],
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

  @Test func `a file in UTF-16 without a mark is not JSON`() {
    let line = message(Data("[]".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }))
    #expect(line.hasPrefix("people.json: not JSON: line 1, column 2: "))
  }

  @Test func `a second byte order mark is not JSON`() {
    let line = message("\u{FEFF}\u{FEFF}[]")
    #expect(
      line == "people.json: not JSON: line 1, column 1: expected a value, found “\u{FEFF}”")
  }

  @Test func `every wrong record is named, up to twenty, with the number of the rest`() {
    let records = (1...23).map { "{\"id\": \($0), \"name\": \"N\($0)\"}" }
    let lines = message("[\(records.joined(separator: ","))]").components(separatedBy: "; ")
    #expect(
      lines.first
        == "people.json: 23 records are wrong: record 1 (“N1”), field “specialization”: missing")
    #expect(lines[1] == "record 2 (“N2”), field “specialization”: missing")
    #expect(lines.count == 21)
    #expect(lines.last == "and 3 more")
  }

  @Test func `progress ends with 1, for every file`() {
    let record = #"{"id": 1, "name": "", "specialization": ""}"#
    let long = "[\(Array(repeating: record, count: 25_000).joined(separator: ","))]"
    for (text, count) in [(long, 3), ("[]", 1), ("[1", 1), ("{}", 1), ("", 1)] {
      let shares = Mutex<[Double]>([])
      var decoder = EmployeeListDecoder(file: "") { share in shares.withLock { $0.append(share) } }
      try? decoder.decode(Data(text.utf8))
      #expect(shares.withLock { $0.count } == count)
      #expect(shares.withLock { $0.last } == 1)
      #expect(shares.withLock { $0 == $0.sorted() })
    }
  }

  private func employees(_ text: String) throws -> [Employee] {
    try decoded(Data(text.utf8))
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
    return "\(try decoded(data).count) employees"
  } catch {
    return error.description
  }
}

private func decoded(_ data: Data) throws(EmployeeServiceError) -> [Employee] {
  var decoder = EmployeeListDecoder(file: "people.json")
  try decoder.decode(data)
  return try decoder.result()
}
