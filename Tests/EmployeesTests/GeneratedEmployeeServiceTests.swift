import Testing

@testable import Employees

/// The seeded employees.
struct GeneratedEmployeeServiceTests {
  @Test func `the same seed generates the same employees`() async throws {
    let service = GeneratedEmployeeService(count: 500, seed: 42)
    let employees = try await service.employees()
    #expect(employees.count == 500)
    #expect(try await service.employees() == employees)
    #expect(GeneratedEmployeeService.employees(count: 500, seed: 42) == employees)
  }

  @Test func `another seed generates other employees with the same ids`() {
    let some = GeneratedEmployeeService.employees(count: 100, seed: 1)
    let others = GeneratedEmployeeService.employees(count: 100, seed: 2)
    #expect(some.map(\.name) != others.map(\.name))
    #expect(some.map(\.id) == others.map(\.id))
  }

  @Test(arguments: [0, 1, 2, 99])
  func `a longer list begins with the employees of a shorter list`(count: Int) {
    let long = GeneratedEmployeeService.employees(count: 100, seed: 7)
    #expect(GeneratedEmployeeService.employees(count: count, seed: 7) == Array(long.prefix(count)))
  }

  @Test(arguments: [0, 1]) func `a list of no or one employee is generated`(count: Int) async throws
  {
    let employees = try await GeneratedEmployeeService(count: count).employees()
    #expect(employees.map(\.id) == Array(1..<count + 1))
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
    #expect((950...1_050).contains(employees.count { $0.phone == nil }))
    #expect((950...1_050).contains(employees.count { $0.email == nil }))
    #expect((2_400...2_600).contains(employees.count { $0.photo == nil }))
    #expect((550...700).contains(employees.count { !$0.name.utf8.allSatisfy { $0 < 0x80 } }))
    #expect(Set(employees.map(\.workplaces.count)) == [0, 1, 2, 3, 4])
    #expect((18_000...19_000).contains(employees.map(\.workplaces.count).reduce(0, +)))
    #expect((46_000...47_000).contains(employees.map(\.rowCount).reduce(0, +)))
  }

  @Test func `phones and addresses are reserved for examples, and no workplace repeats`() {
    for employee in GeneratedEmployeeService.employees(count: 2_000, seed: 3) {
      #expect(employee.isUnreachable, "\(employee)")
      #expect(Set(employee.workplaces).count == employee.workplaces.count, "\(employee)")
      #expect(employee.email == nil || employee.email == "e\(employee.id)@example.org")
    }
    #expect(Set(Vocabulary.phones).count == Vocabulary.phones.count)
  }

  @Test func `the number of available workplaces is prime`() {
    let count = Vocabulary.workplaces.count
    #expect((2..<count).allSatisfy { count % $0 != 0 })
  }
}
