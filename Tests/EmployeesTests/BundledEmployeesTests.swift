import Employees
import Testing

struct BundledEmployeesTests {
  @Test func `the bundled list has 24 people, numbered from 1`() async throws {
    let employees = try await JSONEmployeeService.bundled.employees()
    #expect(employees.map(\.id) == Array(1...24))
    #expect(Set(employees.map(\.name)).count == 24)
  }

  @Test func `the first one has everything`() async throws {
    let first = try #require(try await JSONEmployeeService.bundled.employees().first)
    #expect(
      first
        == Employee(
          id: 1, name: "Grace Hopper", specialization: "Compilers", photo: "grace-hopper.png",
          workplaces: [
            "Vassar College", "Harvard Computation Laboratory",
            "Eckert–Mauchly Computer Corporation",
          ],
          phone: "+1-202-555-0143", email: "grace.hopper@example.org"))
  }

  @Test func `nobody can be reached, and no two share a phone, an address or a photo`() async throws
  {
    let employees = try await JSONEmployeeService.bundled.employees()
    for employee in employees { #expect(employee.isUnreachable, "\(employee)") }
    for key in [\Employee.phone, \.email, \.photo] {
      let values = employees.compactMap { $0[keyPath: key] }
      #expect(Set(values).count == values.count)
    }
  }

  @Test func `every kind of section occurs`() async throws {
    let employees = try await JSONEmployeeService.bundled.employees()
    #expect(Set(employees.map(\.workplaces.count)) == [0, 1, 2, 3, 4, 5])
    #expect(employees.count { $0.phone == nil } == 5)
    #expect(employees.count { $0.email == nil } == 4)
    #expect(employees.count { $0.phone == nil && $0.email == nil } == 2)
    #expect(employees.count { $0.photo == nil } == 5)
    #expect(employees.filter { $0.rowCount == 1 }.map(\.name) == ["Blaise Pascal"])
  }

  @Test(
    arguments: [
      ("Arabic", "\u{600}"..."\u{6FF}"), ("Chinese characters", "\u{4E00}"..."\u{9FFF}"),
      ("Cyrillic", "\u{400}"..."\u{4FF}"), ("Greek", "\u{370}"..."\u{3FF}"),
      ("Hangul", "\u{AC00}"..."\u{D7A3}"), ("Hebrew", "\u{590}"..."\u{5FF}"),
      ("Latin with diacritics", "\u{C0}"..."\u{17F}"),
    ] as [(String, ClosedRange<Unicode.Scalar>)])
  func `names come in several scripts`(
    script: String, letters: ClosedRange<Unicode.Scalar>
  ) async throws {
    let employees = try await JSONEmployeeService.bundled.employees()
    #expect(employees.contains { $0.name.unicodeScalars.contains(where: letters.contains) })
  }

  @Test func `texts are short enough for a row`() async throws {
    for employee in try await JSONEmployeeService.bundled.employees() {
      for text in [employee.specialization] + employee.workplaces {
        #expect(!text.isEmpty && text.count < 45, "\(text)")
      }
    }
  }
}
