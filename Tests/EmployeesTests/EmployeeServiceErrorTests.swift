import Employees
import Testing

/// The messages of errors.
struct EmployeeServiceErrorTests {
  @Test(
    arguments: [
      (
        .unreadable(file: "people.json", reason: "no such file"),
        "people.json: no such file"
      ),
      (
        .notJSON(file: "people.json", reason: "not JSON: Invalid value around character 12"),
        "people.json: not JSON: Invalid value around character 12"
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
        .badRecord(
          file: "people.json", position: 3, name: "Ada Lovelace", field: "phone",
          problem: "expected text, found a number"),
        "people.json: record 3 (“Ada Lovelace”), field “phone”: expected text, found a number"
      ),
      (
        .badRecord(file: "people.json", position: 3, name: nil, field: "name", problem: "missing"),
        "people.json: record 3, field “name”: missing"
      ),
      (
        .badRecord(file: "people.json", position: 3, name: "", field: nil, problem: "odd"),
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
    EmployeeServiceError.badRecord(file: "f", position: 1, name: name, field: field, problem: "p")
      .description
  }
}
