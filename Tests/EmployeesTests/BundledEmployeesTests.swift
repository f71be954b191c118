import Employees
import Testing

/// The list that is bundled with the module.
struct BundledEmployeesTests {
  @Test func `the bundled list has 24 employees with the ids 1 to 24`() async throws {
    let employees = try await JSONEmployeeService.bundled.employees()
    #expect(employees.map(\.id) == Array(1...24))
    #expect(Set(employees.map(\.name)).count == 24)
  }

  @Test func `the first employee has all optional fields`() async throws {
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

  @Test func `phones and addresses are reserved for examples, and none repeats`() async throws {
    let employees = try await JSONEmployeeService.bundled.employees()
    for employee in employees { #expect(employee.isUnreachable, "\(employee)") }
    for key in [\Employee.phone, \.email, \.photo] {
      let values = employees.compactMap { $0[keyPath: key] }
      #expect(Set(values).count == values.count)
    }
  }

  @Test func `the list has employees with and without each optional field`() async throws {
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
  func `the names are in several scripts`(
    script: String, letters: ClosedRange<Unicode.Scalar>
  ) async throws {
    let employees = try await JSONEmployeeService.bundled.employees()
    #expect(employees.contains { $0.name.unicodeScalars.contains(where: letters.contains) })
  }

  @Test func `the texts are short enough for a row`() async throws {
    for employee in try await JSONEmployeeService.bundled.employees() {
      for text in [employee.specialization] + employee.workplaces {
        #expect(!text.isEmpty && text.count < 45, "\(text)")
      }
    }
  }
}

// MARK: -

extension Employee {
  /// Whether the phone and the address are reserved for examples, so that they reach no one.
  var isUnreachable: Bool {
    let phoneIsReserved = phone?.wholeMatch(of: /\+1-[2-9]\d\d-555-01\d\d/) != nil
    let emailIsReserved = email?.wholeMatch(of: /[a-z0-9.]+@example\.org/) != nil
    return (phone == nil || phoneIsReserved) && (email == nil || emailIsReserved)
  }
}
