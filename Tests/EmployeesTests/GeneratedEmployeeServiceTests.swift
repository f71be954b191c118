import SeededRandomness
import Testing

@testable import Employees

/// The seeded employees, and the generator that they come from.
struct GeneratedEmployeeServiceTests {
  @Test func `the same seed generates the same employees, and another seed other names`()
    async throws
  {
    let employees = GeneratedEmployeeService.employees(count: 500, seed: 42)
    let loaded = try await GeneratedEmployeeService(count: 500, seed: 42).employees()
    #expect(loaded == employees)
    let others = GeneratedEmployeeService.employees(count: 500, seed: 43)
    #expect(employees.map(\.name) != others.map(\.name))
    // A longer list begins with the employees of a shorter one.
    let shorter = [0, 1, 2, 99].map { GeneratedEmployeeService.employees(count: $0, seed: 42) }
    #expect(shorter == [0, 1, 2, 99].map { Array(employees.prefix($0)) })
  }

  @Test func `optional fields are missing at the documented rates, and no one can be reached`() {
    let employees = GeneratedEmployeeService.employees(count: 10_000, seed: 1)
    #expect(employees.map(\.id) == Array(1...10_000))
    let counts = [
      employees.count { $0.phone == nil }, employees.count { $0.email == nil },
      employees.count { $0.photo == nil },
      employees.count { !$0.name.utf8.allSatisfy { $0 < 0x80 } },
      employees.map(\.workplaces.count).reduce(0, +),
    ]
    let rates = [950...1_050, 950...1_050, 2_400...2_600, 550...700, 18_000...19_000]
    #expect(zip(rates, counts).allSatisfy { $0.contains($1) }, "\(counts)")
    #expect(Set(employees.map(\.workplaces.count)) == [0, 1, 2, 3, 4])
    let wrong = employees.prefix(500).filter { employee in
      !employee.isUnreachable || Set(employee.workplaces).count < employee.workplaces.count
        || ![nil, "e\(employee.id)@example.org"].contains(employee.email)
    }
    #expect(wrong == [])
  }

  @Test func `the generator returns the numbers of SplitMix64, and chooses every element`() {
    var generator = SeededGenerator(seed: 1_234_567)
    let numbers = (0..<5).map { _ in generator.next() }
    #expect(
      numbers == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ])
    for list in [[0], [0, 1], Array(0..<7)] {
      let chosen = (0..<500).map { _ in generator.element(of: list) }
      #expect(Set(chosen) == Set(list))
    }
  }
}
