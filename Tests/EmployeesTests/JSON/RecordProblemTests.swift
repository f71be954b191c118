import SeededRandomness
import Testing

@testable import Employees

/// The messages for faults in a record.
struct RecordProblemTests {
  @Test func `misspelled fields are reported first and together, then the others in order`() {
    let wrong = "1 of 1 record is wrong: record 1"
    let cases = [
      (
        #"{"id": 1, "name": "Ada", "specialization": "Notes", "phnoe": "+1-202-555-0143"}"#,
        "record 1 (“Ada”): unknown field “phnoe”; the fields are \(fieldNames)"
      ),
      (
        #"{"id": 1, "nmae": "Ada", "specialization": "Notes"}"#,
        "\(wrong): unknown field “nmae”; the fields are \(fieldNames); and 1 more kind of faults"
      ),
      (
        #"{"id": "1", "phnoe": "", "emial": "", "nmae": "Ada"}"#,
        "\(wrong): unknown fields “emial”, “nmae”, “phnoe”; the fields are \(fieldNames); "
          + "and 3 more kinds of faults"
      ),
      (
        #"{"specialization": 1, "id": "1"}"#,
        "\(wrong), field “id”: expected a whole number, found text; and 2 more kinds of faults"
      ),
      (
        #"{"email": 1, "photo": 2, "id": 1, "name": "Ada"}"#,
        "\(wrong) (“Ada”), field “specialization”: missing; and 2 more kinds of faults"
      ),
      // A field in another case of letters is not missing.
      (
        #"{"ID": 1, "Name": "Ada", "specialization": "Notes"}"#,
        "record 1 (“Ada”): unknown fields “ID” (write “id”), “Name” (write “name”); the fields are \(fieldNames)"
      ),
      (
        #"{"ID": "1", "name": "Ada", "specialization": "Notes"}"#,
        "\(wrong) (“Ada”): unknown field “ID” (write “id”); the fields are \(fieldNames); "
          + "and 1 more kind of faults"
      ),
    ]
    let messages = cases.map { message("[\($0.0)]") }
    #expect(messages == cases.map { "people.json: \($0.1)" })
  }

  @Test func `a value that is missing, too large or of the wrong kind is reported with its field`()
  {
    let cases: [(field: String, value: String?, problem: String)] = [
      ("id", nil, "missing"), ("specialization", nil, "missing"),
      ("starred", "\"yes\"", "expected true or false, found text"),
      ("starred", "1", "expected true or false, found a number"),
      ("id", "\"1\"", "expected a whole number, found text"),
      ("id", "true", "expected a whole number, found true"),
      ("id", "null", "expected a whole number, found null"),
      ("id", "1.5", "expected a whole number, found a fraction"),
      ("id", "-1e300", "expected a whole number, found a number that is too large"),
      ("id", "9223372036854775808", "expected a whole number, found a number that is too large"),
      ("id", "1e400", "expected a whole number, found a number that cannot be read"),
      ("id", "01", "expected a whole number, found a number that cannot be read"),
      ("id", "[null, 1, {}]", "expected a whole number, found a list"),
      ("id", #"{"\x": 1}"#, "expected a whole number, found an object that cannot be read"),
      ("specialization", #""\x""#, "expected text, found text that cannot be read"),
      ("specialization", #""\uD83D""#, "expected text, found text that cannot be read"),
      ("phone", "\"\u{1F}\"", "expected text, found text that cannot be read"),
      ("specialization", "null", "expected text, found null"),
      ("specialization", "[]", "expected text, found a list"),
      ("phone", "2025550143", "expected text, found a number"),
      ("email", "{}", "expected text, found an object"),
      ("workplaces", "\"Here\"", "expected a list, found text"),
    ]
    func answer(to value: String?, of field: String) -> String {
      var fields = ["id": "1", "name": "\"Ada\"", "specialization": "\"Notes\""]
      fields[field] = value
      let members = fields.map { "\"\($0)\": \($1)" }.joined(separator: ", ")
      return message("[{\(members)}]")
    }
    let messages = cases.map { answer(to: $0.value, of: $0.field) }
    let expected = cases.map { field, _, problem in
      "people.json: record 1 (“Ada”), field “\(field)”: \(problem)"
    }
    #expect(messages == expected)
    let limits = [Int.min, Int.max].map { answer(to: "\($0)", of: "id") }
    #expect(limits == ["1 employees", "1 employees"])
  }

  @Test func `a wrong record is described by its number, its name, and the place of the fault`() {
    let people = """
      {"id": 1, "name": "Grace", "specialization": "S"},
      {"id": 2, "name": "Alan", "specialization": "S"},
      {"id": 1, "name": "Ada", "specialization": "S"}
      """
    let cases = [
      ("7", "record 1: expected an object, found a number"),
      ("[]", "record 1: expected an object, found a list"),
      ("null", "record 1: expected an object, found null"),
      ("\"Ada\"", "record 1: expected an object, found text"),
      (#"{"\x": 1}"#, "record 1: expected an object, found an object that cannot be read"),
      (#"{"id": 1, "specialization": "Notes"}"#, "record 1, field “name”: missing"),
      (
        #"{"id": 1, "name": 5, "specialization": "Notes"}"#,
        "record 1, field “name”: expected text, found a number"
      ),
      (
        #"{"id": 1, "name": "Ada", "specialization": "S", "workplaces": ["A", null, 3]}"#,
        "1 of 1 record is wrong: record 1 (“Ada”), field “workplaces[2]”: expected text, found null; "
          + "and 1 more kind of faults"
      ),
      // A repeated id is reported with the record that had it first.
      (people, "record 3 (“Ada”), field “id”: 1 is already the id of record 1"),
      (
        "7, \(people)",
        "2 of 4 records are wrong: record 1: expected an object, found a number; "
          + "and 1 more kind of faults"
      ),
    ]
    let messages = cases.map { message("[\($0.0)]") }
    #expect(messages == cases.map { "people.json: \($0.1)" })
  }

  @Test func `every text that is not decoded has a specific message`() {
    let seed: UInt64 = 2026
    var generator = SeededGenerator(seed: seed)
    let pieces = [
      "[", "]", "{", "}", ",", ":", "null", "true", "0", "-", "1.5", "1e3", "\"", "\\", "\\u12",
      "\"id\"", "\"name\"", "\"phone\"", "\"workplaces\"", "é", "\u{1}", " ", "\n",
    ]
    let text = Array(
      #"[{"id":1,"name":"Ada","specialization":"S","workplaces":["A"],"phone":null,"email":"e"}]"#)
    let specific = [
      "1 employees", "people.json: record 1", "people.json: 1 of 1 record is wrong: record 1",
      "people.json: not JSON: ",
      "people.json: expected a list of employees, found ",
    ]
    let others = (0..<1_000).map { _ in
      var broken = text.map(String.init)
      for _ in 0...generator.number(below: 2) {
        broken[generator.number(below: broken.count)] = generator.element(of: pieces)
      }
      return broken.joined()
    }
    .filter { broken in !specific.contains { message(broken).hasPrefix($0) } }
    #expect(others == [], "seed \(seed)")
  }
}
