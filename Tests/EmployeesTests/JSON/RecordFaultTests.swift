import Testing

@testable import Employees

/// The messages for faults in a record.
struct RecordFaultTests {
  @Test func `a misspelt field is reported by its name`() {
    let text = """
      [{"id": 1, "name": "Grace Hopper", "specialization": "Compilers"},
       {"id": 2, "name": "Ada Lovelace", "specialization": "Notes", "phnoe": "+1-202-555-0143"}]
      """
    #expect(
      message(text)
        == "people.json: record 2 (“Ada Lovelace”), field “phnoe”: there is no such field")
  }

  @Test func `a misspelt field is reported before a missing field`() {
    #expect(
      message(#"[{"id": 1, "nmae": "Ada", "specialization": "Notes"}]"#)
        == "people.json: record 1, field “nmae”: there is no such field")
  }

  @Test func `of several misspelt fields the first in the record is reported`() {
    #expect(
      message(#"[{"id": "1", "phnoe": "", "emial": "", "nmae": "Ada"}]"#)
        == "people.json: record 1, field “phnoe”: there is no such field")
  }

  @Test func `a repeated field is reported by its name`() {
    #expect(
      message(#"[{"id": 1, "name": "Ada", "specialization": "Notes", "name": "Ada"}]"#)
        == "people.json: record 1 (“Ada”), field “name”: given twice")
  }

  @Test func `of several faults the first in the field order of the bundled file is reported`() {
    #expect(
      message(#"[{"email": 1, "photo": 2, "id": 1, "name": "Ada"}]"#)
        == "people.json: record 1 (“Ada”), field “specialization”: missing")
  }

  @Test(arguments: ["9223372036854775807", "-9223372036854775808"])
  func `the smallest and the largest id are valid`(id: String) {
    #expect(
      message(#"[{"id": \#(id), "name": "Ada", "specialization": 1}]"#)
        == "people.json: record 1 (“Ada”), field “specialization”: expected text, found a number")
  }

  @Test(arguments: ["id", "name", "specialization"])
  func `a missing required field is reported by its name`(field: String) {
    let fields = ["id": "1", "name": "\"Ada\"", "specialization": "\"Notes\""]
    let rest = fields.filter { $0.key != field }.map { "\"\($0)\": \($1)" }
    let name = field == "name" ? "" : " (“Ada”)"
    #expect(
      message("[{\(rest.joined(separator: ", "))}]")
        == "people.json: record 1\(name), field “\(field)”: missing")
  }

  @Test(arguments: [
    ("id", "\"1\"", "expected a whole number, found text"),
    ("id", "true", "expected a whole number, found true"),
    ("id", "null", "expected a whole number, found null"),
    ("id", "1.5", "expected a whole number, found a fraction or an exponent"),
    ("id", "9223372036854775808", "expected a whole number, found one that is too large"),
    ("id", "-1e300", "expected a whole number, found a fraction or an exponent"),
    ("specialization", "null", "expected text, found null"),
    ("specialization", "[]", "expected text, found a list"),
    ("photo", "1", "expected text, found a number"),
    ("phone", "2025550143", "expected text, found a number"),
    ("email", "{}", "expected text, found an object"),
    ("email", "false", "expected text, found false"),
    ("workplaces", "\"Here\"", "expected a list, found text"),
  ])
  func `a value of the wrong kind is reported with its field and both kinds`(
    field: String, value: String, problem: String
  ) {
    var fields = ["id": "1", "name": "\"Ada\"", "specialization": "\"Notes\""]
    fields[field] = value
    let members = fields.map { "\"\($0)\": \($1)" }.joined(separator: ", ")
    #expect(
      message("[{\(members)}]") == "people.json: record 1 (“Ada”), field “\(field)”: \(problem)")
  }

  @Test func `a name that is not text is left out of the message`() {
    #expect(
      message(#"[{"id": 1, "name": 5, "specialization": "Notes"}]"#)
        == "people.json: record 1, field “name”: expected text, found a number")
  }

  @Test func `a wrong workplace is reported with its index`() {
    #expect(
      message(
        #"[{"id": 1, "name": "Ada", "specialization": "S", "workplaces": ["A", null, "C"]}]"#)
        == "people.json: record 1 (“Ada”), field “workplaces[2]”: expected text, found null")
  }

  @Test(arguments: [("7", "a number"), ("[]", "a list"), ("null", "null"), ("\"Ada\"", "text")])
  func `a record that is not an object is reported with its kind`(record: String, found: String) {
    #expect(
      message("[\(record)]") == "people.json: record 1: expected an object, found \(found)")
  }

  @Test func `a repeated id is reported with the record that had it first`() {
    let text = """
      [{"id": 1, "name": "Grace", "specialization": "S"},
       {"id": 2, "name": "Alan", "specialization": "S"},
       {"id": 1, "name": "Ada", "specialization": "S"}]
      """
    #expect(
      message(text) == "people.json: record 3 (“Ada”), field “id”: 1 is already the id of record 1")
  }

  @Test func `every record that does not decode has a specific message`() {
    let seed: UInt64 = 2026
    var generator = SeededGenerator(seed: seed)
    let pieces = [
      "[", "]", "{", "}", ",", ":", "null", "true", "0", "-", "1.5", "1e3", "\"", "\\", "\\u12",
      "\"id\"", "\"name\"", "\"phone\"", "\"workplaces\"", "é", "\u{1}", " ", "\n",
    ]
    let text = Array(
      #"[{"id":1,"name":"Ada","specialization":"S","workplaces":["A"],"phone":null,"email":"e"}]"#)
    for _ in 0..<5_000 {
      var broken = text.map(String.init)
      for _ in 0...generator.number(below: 2) {
        broken[generator.number(below: broken.count)] = generator.element(of: pieces)
      }
      let line = message(broken.joined())
      #expect(!line.contains("it cannot be decoded"), "seed \(seed): \(broken.joined())")
      #expect(!line.contains("DecodingError"), "seed \(seed): \(broken.joined())")
    }
  }
}
