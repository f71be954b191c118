import Employees
import Testing

@testable import Benchmarks

/// The checks of an output and of section identifiers.
struct GateTests {
  @Test func `the first wrong line is reported, however the output is split`() {
    #expect(difference(["a\n", "b\n"]) == nil)
    #expect(difference(["a\nb\n"]) == nil)
    #expect(difference(["a\nx\n"]) == "line 2 is “x\n”, must be “b”")
    #expect(difference(["a", "\nb", "x", "y\nz"]) == "line 2 is “bxy\n”, must be “b”")
    #expect(difference(["a\nb\nc\n"]) == "line 3 is “c\n”, must be “”")
  }

  @Test func `an output that ends early is rejected`() {
    #expect(difference([]) == "the output ends before line 1, which must be “a”")
    #expect(difference(["a\n"]) == "the output ends before line 2, which must be “b”")
  }

  @Test func `the first of several invisible errors is reported`() {
    var gate = Gate(expected: Array("a\n".utf8))
    gate.write(line: "a")
    gate.refuse("the selection is gone")
    gate.refuse("an employee is gone")
    #expect(gate.difference == "the selection is gone")
  }

  private func difference(_ pieces: [String]) -> String? {
    var gate = Gate(expected: Array("a\nb\n".utf8))
    for piece in pieces { gate.write(Array(piece.utf8)) }
    return gate.difference
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
      (others, ["d", "e", "f"], nil),
      (others, ["d", "e", "a"], "\(others[2].name) is new and has the old identity a"),
    ] as [([Employee], [String], String?)] {
      let after = Identities(employees: employees, identities: identities)
      #expect(after.complaint(since: before) == complaint)
    }
  }
}
