import Foundation
import Synchronization
import Testing

@testable import Employees

/// Decoding a list, and the messages for a text that is no list.
struct EmployeeListDecoderTests {
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
    let ends = cases.map { message($0.0).trimmingPrefix("people.json: ") }
    #expect(ends == cases.map { $0.1[...] })
    let encodings: [[UInt8]] = [
      [0xFF, 0xFE, 0x5B, 0, 0x5D, 0], Array("[\n{\"name\": \"R".utf8) + [0xF3] + "zsa\"}]".utf8,
      Array("\n\n\"R".utf8) + [0xF3] + "zsa\"".utf8,
    ]
    let messages = encodings.map { message(Data($0)) }
    #expect(messages == (1...3).map { "people.json: line \($0) is not UTF-8 text" })
  }

  @Test func `a record without a star, or with null, has none`() throws {
    var decoder = EmployeeListDecoder(file: "people.json")
    let ends = [#", "starred": true"#, "", #", "starred": null"#, #", "starred": false"#]
    let records = zip(1..., ends).map { id, end in
      #"{"id": \#(id), "name": "Ada", "specialization": "Notes"\#(end)}"#
    }
    try decoder.decode(Data("[\(records.joined(separator: ","))]".utf8))
    #expect(try decoder.result().map(\.isStarred) == [true, false, false, false])
  }

  @Test func `a list inside an object is named by its key, and not read`() {
    let ada = #"{"id": 1, "name": "Ada", "specialization": "Notes"}"#
    let only = "leave only that list in the file"
    let cases = [
      (#"{"employees": [\#(ada)]}"#, "an object with a list in “employees”; \(only)"),
      (#"{"employees": [], "next": null}"#, "an object with a list in “employees”; \(only)"),
      (
        #"{"data": {"page": {"items": [\#(ada)]}}}"#,
        "an object with a list in “data.page.items”; \(only)"
      ),
      (
        #"{"team": [\#(ada)], "id": 7, "name": "Us", "chiefs": [\#(ada)], "tags": ["a"]}"#,
        "an object with lists in “chiefs”, “team”; leave only one list in the file"
      ),
      (ada, "one record; write [ before it and ] after it"),
      (#"{"Name": "Ada", "workplaces": []}"#, "one record; write [ before it and ] after it"),
      (#"{"tags": ["a"], "1": \#(ada)}"#, "an object"),
      (#"{"a": {"b": {"c": {"d": [\#(ada)]}}}}"#, "an object"),
    ]
    let messages = cases.map { message($0.0) }
    #expect(messages == cases.map { "people.json: expected a list of employees, found \($0.1)" })
  }

  @Test func `records one after the other are recognized, and not read`() {
    let (ada, alan) = (#"{"id": 1, "name": "A}"}"#, #"{"id": 2, "name": "\"{"}"#)
    let repair = "not a list; write [ before the first, a comma between two, and ] after the last"
    let line = "not JSON: one record on each line, \(repair)"
    let several = "not JSON: several records, \(repair)"
    let cases = [
      ("\(ada)\n\(alan)\n", line), ("\n\(ada)\r\n\r\n\(alan)", line),
      ("\u{FEFF}\(ada),\n\(alan)", line), ("\(ada)\n{broken", line), ("\(ada)\(alan)", several),
      ("\(ada), \(alan)", several), ("{\n\"id\": 1\n}\n{\n\"id\": 2\n}\n", several),
      ("\(ada)\n[]", "not JSON: Invalid value around line 2, column 1."),
      ("{broken}\n\(ada)", "not JSON: Invalid value around line 1, column 2."),
    ]
    let messages = cases.map { message($0.0) }
    #expect(messages == cases.map { "people.json: \($0.1)" })
  }

  @Test func `lists and objects are read to 512 levels, and deeper ones are an error`() {
    let cases = [
      ("[", "]", "record 1: expected an object, found a list", 514),
      (
        #"{"a":"#, "}",
        "1 of 1 record is wrong: record 1: unknown field “a”; the fields are \(fieldNames); and 3 more kinds of faults",
        2_558
      ),
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

  @Test func `wrong records are counted by the kinds of their faults, and they can be skipped`()
    throws
  {
    let records = (1...3).map { "{\"id\": \($0), \"name\": \"N\($0)\"}" }
    #expect(
      message("[\(records.joined(separator: ",")), 7]")
        == "people.json: 4 of 4 records are wrong: 3 records, first record 1 (“N1”), field "
        + "“specialization”: missing; and 1 more kind of faults")
    let ada = #"{"id": 1, "name": "Ada", "specialization": "Notes"}"#
    let cases = [
      ("[\(ada)]", nil),
      ("[0, \(ada)]", "1 record skipped: record 1: expected an object, found a number"),
      (
        "[\(ada), 0, null]",
        "2 records skipped: record 2: expected an object, found a number; and 1 more kind of faults"
      ),
      // The record that has the id first is no employee.
      (
        "[{\"id\": 1}, \(ada)]",
        "1 record skipped: record 1, field “name”: missing; and 2 more kinds of faults"
      ),
    ]
    for (text, report) in cases {
      var decoder = EmployeeListDecoder(file: "people.json")
      try decoder.decode(Data(text.utf8))
      let skipped = report.map { "people.json: \($0)" }
      #expect(decoder.employees.map(\.name) == ["Ada"])
      #expect(decoder.skipped == skipped)
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

/// The names of all fields in a message.
let fieldNames = "id, name, specialization, photo, workplaces, phone, email, starred"

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
