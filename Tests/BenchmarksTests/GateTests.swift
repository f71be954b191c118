import Employees
import Testing

@testable import Benchmarks

/// The checks of an output and of section identifiers.
@MainActor
struct GateTests {
  @Test func `the first wrong line is reported, however the output is split, or else an error`() {
    let errors = ["the selection is gone", "an employee is gone"]
    for (pieces, errors, difference) in [
      (["a\n", "b\n"], [], nil), (["a\nb\n"], [], nil), (["a", "", "\nb\n"], [], nil),
      (["a\nx\n"], [], "line 2 is “x\n”, must be “b”"),
      (["a", "\nb", "x", "y\nz"], [], "line 2 is “bxy\n”, must be “b”"),
      (["x", "a", "\n", "b\n"], [], "line 1 is “xa\n”, must be “a”"),
      (["a\nb\nc\n"], [], "line 3 is “c\n”, must be “”"),
      ([], [], "the output ends before line 1, which must be “a”"),
      (["a\n"], errors, "the output ends before line 2, which must be “b”"),
      (["a\nb"], [], "the output ends before line 2, which must be “b”"),
      (["a\nb\n"], errors, "the selection is gone"),
      (["a\nx\n"], errors, "line 2 is “x\n”, must be “b”"),
    ] as [([String], [String], String?)] {
      var gate = Gate(expected: Array("a\nb\n".utf8))
      for error in errors { gate.refuse(error) }
      for piece in pieces { gate.write(Array(piece.utf8)) }
      #expect(gate.difference == difference, "\(pieces)")
    }
  }

  @Test func `the expected first page is the first of all pages, below a message if it loads`() {
    for count in [2, 5, 60] {
      let employees = Workload(count: count, seed: 1).employees
      let page = Oracle.firstPage(of: employees, height: 40)
      let loading = Oracle.firstPage(of: employees, height: 41, isLoading: true)
      let lines = loading.split(separator: "\n")
      let isMessage = lines[1].hasPrefix("│ \(EmployeeListText.loading)")
      let others = (lines.prefix(1) + lines.dropFirst(2)).map { "\($0)\n" }.joined()
      #expect(
        isMessage
          && [page, others]
            == Array(repeating: Oracle.pages(of: employees, height: 40)[0], count: 2)
      )
    }
  }

  // MARK: - Identities

  @Test func `a swap, a removal and a replacement must move the right identities`() {
    let workload = Workload(count: 3, seed: 1)
    let (people, others) = (workload.employees, workload.newcomers(3))
    let before = Identities(employees: people, identities: ["a", "b", "c"])
    for (employees, identities, complaint) in [
      ([people[2], people[1], people[0]], ["c", "b", "a"], nil),
      (
        [people[2], people[1], people[0]], ["a", "b", "c"],
        "\(people[2].name) had identity c, and now a"
      ),
      ([people[0], people[2]], ["a", "c"], nil),
      ([people[0], people[2]], ["a", "b"], "\(people[2].name) had identity c, and now b"),
      ([people[0], people[2]], ["a"], "there are identities for 1 of 2 employees"),
      ([people[0]], ["a", "b"], "there are identities for 2 of 1 employees"),
      (others, ["d", "e", "f"], nil),
      (others, ["d", "e", "a"], "\(others[2].name) is new and has the old identity a"),
    ] as [([Employee], [String], String?)] {
      let after = Identities(employees: employees, identities: identities)
      #expect(after.complaint(since: before) == complaint)
    }
  }
}
