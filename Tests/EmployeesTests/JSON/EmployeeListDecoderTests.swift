import Foundation
import Synchronization
import Testing

@testable import Employees

/// Decoding a list, and the messages for a text that is no list.
struct EmployeeListDecoderTests {
  @Test func `every field is decoded, and optional ones may be missing, null or blank`() throws {
    let people = #"""
      [{"id": -1, "name": "Ada \"A\" Lovelace", "specialization": "Notes", "photo": "ada.png",
        "workplaces": ["Here", "There"], "phone": "+1-202-555-0143", "email": "a@example.org"},
       {"id": 1, "name": "", "specialization": " "},
       {"id": 2, "name": "N", "specialization": "S", "photo": null, "workplaces": null,
        "phone": null, "email": null},
       {"id": 3, "name": "N", "specialization": "S", "photo": "", "workplaces": [""],
        "phone": "", "email": ""}]
      """#
    #expect(
      try decoded(Data(people.utf8)) == [
        Employee(
          id: -1, name: "Ada \"A\" Lovelace", specialization: "Notes", photo: "ada.png",
          workplaces: ["Here", "There"], phone: "+1-202-555-0143", email: "a@example.org"),
        Employee(id: 1, name: "", specialization: " "),
        Employee(id: 2, name: "N", specialization: "S"),
        Employee(
          id: 3, name: "N", specialization: "S", photo: "", workplaces: [""], phone: "", email: ""),
      ])
  }

  @Test func `the message for data that are no list says what it is, and where`() {
    let mark = "\u{FEFF}"
    let cases = [
      (" [ ] ", "0 employees"), (mark + "[]", "0 employees"),
      ("", "empty; a list without employees is []"), (" ", "empty; a list without employees is []"),
      ("\r\n\t\n", "empty; a list without employees is []"),
      ("{}", "expected a list of employees, found an object"),
      ("null", "expected a list of employees, found null"),
      ("true", "expected a list of employees, found true"),
      ("12", "expected a list of employees, found a number"),
      (#""Ada""#, "expected a list of employees, found text"),
      (mark, "not JSON: Invalid value around line 1, column 1."),
      ("[] []", "not JSON: Invalid value around line 1, column 4."),
      (mark + "[}", "not JSON: Invalid value around line 1, column 2."),
      (mark + mark + "[]", "not JSON: Invalid value around line 1, column 1."),
      ("[\n\n  NaN]", "not JSON: Invalid value around line 3, column 3."),
      ("\n[\"é\", NaN]", "not JSON: Invalid value around line 2, column 7."),
      ("12 13", "not JSON: Invalid value around line 1, column 4."),
      ("['a']", "not JSON: Invalid value around line 1, column 2."),
      ("[\"a\n", "not JSON: Unescaped control character around line 1, column 4."),
      ("[\n\"a", "not JSON: Unexpected end of file during JSON parse."),
      ("[" + String(repeating: " ", count: 4 << 20), "not JSON"),
    ]
    for (text, end) in cases { #expect(message(text).trimmingPrefix("people.json: ") == end) }
    let encodings: [(bytes: [UInt8], end: String)] = [
      (Array("[\n{\"name\": \"R".utf8) + [0xF3] + "zsa\"}]".utf8, "line 2 is not UTF-8 text"),
      (Array("\n\n\"R".utf8) + [0xF3] + "zsa\"".utf8, "line 3 is not UTF-8 text"),
      ([0xFF, 0xFE, 0x5B, 0, 0x5D, 0], "line 1 is not UTF-8 text"),
    ]
    for (bytes, end) in encodings { #expect(message(Data(bytes)) == "people.json: \(end)") }
  }

  @Test func `lists and objects are read to 512 levels, and deeper ones are an error`() {
    let cases = [
      ("[", "]", "record 1: expected an object, found a list", 514),
      (#"{"a":"#, "}", "record 1, field “a”: there is no such field", 2_558),
    ]
    for (start, end, fault, column) in cases {
      let messages = [511, 512, 100_000].map { depth in
        let (starts, ends) = (
          String(repeating: start, count: depth), String(repeating: end, count: depth)
        )
        return message("[\(starts)1\(ends)]")
      }
      let deep = "not JSON: Too many nested arrays or dictionaries around line 1, column \(column)."
      #expect(messages == [fault, deep, deep].map { "people.json: \($0)" })
    }
  }

  @Test func `up to twenty wrong records are named, and they can be skipped`() throws {
    for (count, rest) in [(20, []), (21, ["and 1 more"]), (23, ["and 3 more"])] {
      let records = (1...count).map { "{\"id\": \($0), \"name\": \"N\($0)\"}" }
      let faults = (1...20).map { "record \($0) (“N\($0)”), field “specialization”: missing" }
      let list = (faults + rest).joined(separator: "; ")
      #expect(
        message("[\(records.joined(separator: ","))]")
          == "people.json: \(count) records are wrong: \(list)")
    }
    let ada = #"{"id": 1, "name": "Ada", "specialization": "Notes"}"#
    let cases = [
      ("[\(ada)]", nil),
      ("[0, \(ada)]", "1 record skipped: record 1: expected an object, found a number"),
      (
        "[\(ada), 0, null]",
        "2 records skipped: record 2: expected an object, found a number; "
          + "record 3: expected an object, found null"
      ),
    ]
    for (text, report) in cases {
      var decoder = EmployeeListDecoder(file: "people.json")
      try decoder.decode(Data(text.utf8))
      #expect(decoder.employees.map(\.name) == ["Ada"])
      #expect(decoder.skipped == report.map { "people.json: \($0)" })
    }
  }

  @Test func `progress is reported every 10,000 records and ends with 1, for every file`() {
    let long = "[\(Array(repeating: "0", count: 20_000).joined(separator: ","))]"
    let cases = [(long, [0.5, 1, 1]), ("[]", [1]), ("[1", [1]), ("{}", [1]), ("", [1])]
    for (text, expected) in cases {
      let shares = Mutex<[Double]>([])
      var decoder = EmployeeListDecoder(file: "") { share in shares.withLock { $0.append(share) } }
      try? decoder.decode(Data(text.utf8))
      #expect(shares.withLock { $0.map { ($0 * 100).rounded() / 100 } } == expected)
    }
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
