import Testing

@testable import Employees

/// The messages of errors.
struct EmployeeServiceErrorTests {
  @Test(
    arguments: [
      (
        .unreadable(file: "people.json", reason: "no such file"),
        "people.json: no such file"
      ),
      (
        .notJSON(
          file: "people.json", reason: "not JSON: line 1, column 12: expected a value, found “x”"),
        "people.json: not JSON: line 1, column 12: expected a value, found “x”"
      ),
      (
        .notAList(file: "people.json", found: "an object"),
        "people.json: expected a list of employees, found an object"
      ),
      (
        .unavailable(reason: "no connection"),
        "service unavailable: no connection"
      ),
      (
        .badRecords(
          file: "people.json",
          records: [
            RecordError(
              position: 3, name: "Ada Lovelace", field: "phone",
              problem: "expected text, found a number")
          ], count: 1),
        "people.json: record 3 (“Ada Lovelace”), field “phone”: expected text, found a number"
      ),
      (
        .badRecords(
          file: "people.json",
          records: [RecordError(position: 3, name: nil, field: "name", problem: "missing")],
          count: 1),
        "people.json: record 3, field “name”: missing"
      ),
      (
        .badRecords(
          file: "people.json",
          records: [RecordError(position: 3, name: "", field: nil, problem: "odd")], count: 1),
        "people.json: record 3: odd"
      ),
    ] as [(EmployeeServiceError, String)])
  func `an error has a message of one line`(error: EmployeeServiceError, line: String) {
    #expect(error.description == line)
    #expect("\(error)" == line)
  }

  @Test func `a quoted text is truncated after 40 characters`() {
    let name = String(repeating: "ab", count: 20)
    #expect(message(name: name, field: nil) == "f: record 1 (“\(name)”): p")
    #expect(message(name: name + "c", field: nil) == "f: record 1 (“\(name)…”): p")
    #expect(message(name: nil, field: name + "c") == "f: record 1, field “\(name)…”: p")
  }

  @Test func `a quoted text is truncated after 160 bytes, but not inside a character`() {
    let emoji = String(repeating: "😀", count: 39)
    #expect(message(name: emoji + "😀", field: nil) == "f: record 1 (“\(emoji)😀”): p")
    // A letter of one byte with marks of two bytes each: 159 and 161 bytes.
    let short = emoji + "e\u{301}"
    #expect(message(name: short, field: nil) == "f: record 1 (“\(short)”): p")
    #expect(message(name: short + "\u{301}", field: nil) == "f: record 1 (“\(emoji)…”): p")
  }

  @Test func `a character with many combining marks does not make a message long`() {
    let tower = "e" + String(repeating: "\u{301}", count: 100_000)
    #expect(tower.count == 1)
    #expect(message(name: tower, field: nil) == "f: record 1 (“…”): p")
    #expect(message(name: "Zo" + tower, field: nil) == "f: record 1 (“Zo…”): p")
  }

  @Test func `a message keeps control characters, which the renderer makes visible`() {
    #expect(message(name: "\u{1B}[31m", field: nil) == "f: record 1 (“\u{1B}[31m”): p")
  }

  private func message(name: String?, field: String?) -> String {
    let record = RecordError(position: 1, name: name, field: field, problem: "p")
    return EmployeeServiceError.badRecords(file: "f", records: [record], count: 1).description
  }
}
