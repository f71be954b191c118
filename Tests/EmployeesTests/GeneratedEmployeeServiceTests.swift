import Testing

@testable import Employees

/// The seeded employees.
struct GeneratedEmployeeServiceTests {
  @Test func `the same seed generates the same employees, and another seed other names`()
    async throws
  {
    let employees = GeneratedEmployeeService.employees(count: 500, seed: 42)
    let service = GeneratedEmployeeService(count: 500, seed: 42)
    let loaded = try await [service.employees(), service.employees()]
    #expect(loaded == [employees, employees])
    let others = GeneratedEmployeeService.employees(count: 500, seed: 43)
    #expect(employees.map(\.name) != others.map(\.name))
    #expect(employees.map(\.id) == others.map(\.id))
  }

  @Test func `a longer list begins with the employees of a shorter list`() {
    let long = GeneratedEmployeeService.employees(count: 100, seed: 7)
    let shorter = [0, 1, 2, 99].map { GeneratedEmployeeService.employees(count: $0, seed: 7) }
    #expect(shorter == [0, 1, 2, 99].map { Array(long.prefix($0)) })
  }

  @Test func `a negative count stops the program`() async {
    await #expect(processExitsWith: .failure) { _ = GeneratedEmployeeService(count: -1) }
    await #expect(processExitsWith: .failure) {
      _ = GeneratedEmployeeService.employees(count: -1)
    }
  }

  @Test func `optional fields are missing at the documented rates`() {
    let employees = GeneratedEmployeeService.employees(count: 10_000, seed: 1)
    #expect(employees.map(\.id) == Array(1...10_000))
    let counts = [
      employees.count { $0.phone == nil }, employees.count { $0.email == nil },
      employees.count { $0.photo == nil },
      employees.count { !$0.name.utf8.allSatisfy { $0 < 0x80 } },
    ]
    let rates = [950...1_050, 950...1_050, 2_400...2_600, 550...700]
    #expect(zip(rates, counts).allSatisfy { $0.contains($1) }, "\(counts)")
    #expect(Set(employees.map(\.workplaces.count)) == [0, 1, 2, 3, 4])
    #expect((18_000...19_000).contains(employees.map(\.workplaces.count).reduce(0, +)))
  }

  @Test func `phones and addresses are reserved for examples, and no workplace repeats`() {
    let wrong = GeneratedEmployeeService.employees(count: 500, seed: 3).filter { employee in
      !employee.isUnreachable || Set(employee.workplaces).count < employee.workplaces.count
        || ![nil, "e\(employee.id)@example.org"].contains(employee.email)
    }
    #expect(wrong == [])
    #expect(Set(Vocabulary.phones).count == Vocabulary.phones.count)
    // Workplaces are chosen in equal steps, which repeat none if their number is prime.
    let count = Vocabulary.workplaces.count
    #expect((2..<count).allSatisfy { count % $0 != 0 })
  }
}
