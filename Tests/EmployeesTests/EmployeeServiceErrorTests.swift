import Testing

@testable import Employees

/// The messages of errors.
struct EmployeeServiceErrorTests {
  @Test func `an error has a message of one line`() {
    var report = RecordSummary(file: "people.json")
    report.add([.wrongValue(.phone, place: "phone", problem: "odd")], of: "Ada Lovelace")
    let errors: [EmployeeServiceError] = [
      .badRecords(report), .repeatedID(7), .unavailable(reason: "no connection"),
    ]
    #expect(
      errors.map(\.description) == [
        "people.json: record 1 (“Ada Lovelace”), field “phone”: odd",
        "the service sent two employees with the id 7", "service unavailable: no connection",
      ])
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
    let messages = cases.map { text, _ in
      RecordError(position: 1, name: text, field: text, problem: "p").description
    }
    #expect(messages == cases.map { "record 1 (“\($0.1)”), field “\($0.1)”: p" })
  }
}
