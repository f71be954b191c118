import Testing

@testable import Employees

/// The messages of errors.
struct EmployeeServiceErrorTests {
  @Test func `an error has a message of one line`() {
    let cases: [(error: EmployeeServiceError, line: String)] = [
      (.unreadable(file: "people.json", reason: "no such file"), "people.json: no such file"),
      (
        .notJSON(
          file: "people.json", reason: "not JSON: Invalid value around line 1, column 12."),
        "people.json: not JSON: Invalid value around line 1, column 12."
      ),
      (
        .notAList(file: "people.json", found: "an object"),
        "people.json: expected a list of employees, found an object"
      ),
      (.unavailable(reason: "no connection"), "service unavailable: no connection"),
      (.repeatedID(7), "the service sent two employees with the id 7"),
      (
        wrong(.wrongValue(.phone, place: "phone", problem: "odd"), of: "Ada Lovelace"),
        "people.json: record 1 (“Ada Lovelace”), field “phone”: odd"
      ),
      (wrong(.missing(.name), of: nil), "people.json: record 1, field “name”: missing"),
      (
        wrong(.notAnObject(found: "null"), of: ""),
        "people.json: record 1: expected an object, found null"
      ),
    ]
    for (error, line) in cases { #expect("\(error)" == line) }
  }

  @Test func `a quoted text is cut to 40 characters and 160 bytes, and otherwise unchanged`() {
    let letters = String(repeating: "ab", count: 20)
    let emoji = String(repeating: "😀", count: 39)
    // A letter of one byte with marks of two bytes each: 159 and 161 bytes.
    let short = emoji + "e\u{301}"
    // One character.
    let tower = "e" + String(repeating: "\u{301}", count: 10_000)
    let cases = [
      (letters, letters), (letters + "c", letters + "…"), (emoji + "😀", emoji + "😀"),
      (short, short), (short + "\u{301}", emoji + "…"), (tower, "…"), ("Zo" + tower, "Zo…"),
      ("\u{1B}[31m", "\u{1B}[31m"),
    ]
    for (text, quoted) in cases {
      let error = RecordError(position: 1, name: text, field: text, problem: "p")
      #expect("\(error)" == "record 1 (“\(quoted)”), field “\(quoted)”: p")
    }
  }

  private func wrong(_ fault: RecordFault, of name: String?) -> EmployeeServiceError {
    var report = RecordReport(file: "people.json")
    report.add([fault], of: name)
    return .badRecords(report)
  }
}
