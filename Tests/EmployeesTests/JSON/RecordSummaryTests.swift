import Foundation
import Testing

@testable import Employees

/// The report that names all faults of a file.
struct RecordSummaryTests {
  @Test func `a report names every kind of fault, most frequent first`() throws {
    let people = #"""
      [{"ID": 1, "name": "Ada", "specialization": "Notes", "fone": "1", "emial": "a"},
       {"ID": "2", "name": "Alan", "specialization": "Machines", "fone": "1"},
       {"ID": 1, "Name": "Grace", "workplaces": ["Navy", 7, null, 8], "phone": 5},
       {"id": 4, "name": "Hedy", "specialization": "Radio"}, 5,
       {"id": 5, "name": "Mary", "specialization": "Orbits", "workplaces": [7]}]
      """#
    #expect(
      try lines(of: people) == [
        "people.json: 5 of 6 records are wrong",
        "  3 records, first record 1 (“Ada”): unknown fields “ID” (write “id”), “fone”, “Name” "
          + "(write “name”), “emial”; the fields are \(fieldNames)",
        "  2 records, first record 3 (“Grace”), field “workplaces[2]”: expected text, found a number",
        "  record 2 (“Alan”), field “id”: expected a whole number, found text",
        "  record 3 (“Grace”), field “specialization”: missing",
        "  record 3 (“Grace”), field “workplaces[3]”: expected text, found null",
        "  record 3 (“Grace”), field “phone”: expected text, found a number",
        "  record 3 (“Grace”), field “id”: 1 is already the id of record 1",
        "  record 5: expected an object, found a number",
      ])
  }

  @Test func `a report has at most twenty lines, and names at most twenty fields`() throws {
    let kinds = ["null", "true", "false", "1", "1.5", "[]", "{}", "1e30"]
    let fields = ["name", "specialization", "photo", "phone", "email"]
    let records = fields.flatMap { field in
      kinds.map { kind in
        var values = ["id": "1", "name": "\"N\"", "specialization": "\"S\""]
        values[field] = kind
        return "{" + values.map { "\"\($0)\": \($1)" }.joined(separator: ",") + "}"
      }
    }
    let report = try lines(of: "[\(records.joined(separator: ","))]")
    #expect(report.count == 20)
    #expect(report.last == "  and 20 more kinds of faults")
    let unknown = (10..<40).map { "\"x\($0)\": 1" }.joined(separator: ", ")
    let names = (10..<30).map { "“x\($0)”" }.joined(separator: ", ")
    #expect(
      try lines(of: #"[{"id": 1, "name": "Ada", "specialization": "Notes", \#(unknown)}]"#) == [
        "people.json: 1 of 1 record is wrong",
        "  record 1 (“Ada”): unknown fields \(names) and 10 more; the fields are \(fieldNames)",
      ])
  }

  private func lines(of text: String) throws -> [String] {
    var decoder = EmployeeListDecoder(file: "people.json")
    try decoder.decode(Data(text.utf8))
    return decoder.report.lines
  }
}
