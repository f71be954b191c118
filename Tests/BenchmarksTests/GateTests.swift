import Employees
import ListRendering
import Testing

@testable import Benchmarks

/// The gate: no figure for an entry whose output is not what must be drawn.
struct GateTests {
  @Test func `the first differing line is named`() {
    #expect(Gate.difference(between: "a\nb\n", and: "a\nb\n") == nil)
    #expect(
      Gate.difference(between: "a\nx\n", and: "a\nb\n") == "line 2 is “x”, must be “b”")
    #expect(Gate.difference(between: "a\n", and: "a\nb\n") == "line 2 is “”, must be “b”")
  }

  @Test func `an entry that draws one row wrong gets no figure, and the others keep theirs`() {
    let employees = GeneratedEmployeeService.employees(count: 100)
    var changed = employees
    changed[70] = Employee(id: 71, name: "Somebody else", specialization: "Something else")
    let subjects: [(name: String, subject: any Subject)] = [
      ("right", DirectSubject(employees: employees)),
      ("wrong", DirectSubject(employees: changed)),
      ("short", DirectSubject(employees: Array(employees.dropLast()))),
    ]
    for operation in Operation.all(seed: 1) {
      var measurement = Measurement(
        operation, subjects: subjects, oracle: Oracle(employees: employees))
      var generator = SeededGenerator(seed: 1)
      measurement.run(rounds: 2, batchTime: 0, generator: &generator)
      #expect(measurement.contestants.map { $0.difference == nil } == [true, false, false])
      #expect(measurement.contestants.map(\.samples.count) == [2, 0, 0])
    }
  }
}
