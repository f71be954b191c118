import Employees
import Testing

/// The list that is bundled with the module.
struct BundledEmployeesTests {
  private let employees: [Employee]

  init() async throws {
    employees = try await JSONEmployeeService.bundled.employees()
  }

  @Test func `the bundled list has 24 employees, and the first has all optional fields`() {
    #expect(employees.map(\.id) == Array(1...24))
    #expect(Set(employees.map(\.name)).count == 24)
    #expect(
      employees.first
        == Employee(
          id: 1, name: "Grace Hopper", specialization: "Compilers", photo: "grace-hopper.png",
          workplaces: [
            "Vassar College", "Harvard Computation Laboratory",
            "Eckert–Mauchly Computer Corporation",
          ],
          phone: "+1-202-555-0143", email: "grace.hopper@example.org"))
  }

  @Test func `phones and addresses are reserved for examples, and none repeats`() {
    let reachable = employees.filter { !$0.isUnreachable }
    #expect(reachable == [])
    let values = [\Employee.phone, \.email, \.photo].map { field in
      employees.compactMap { $0[keyPath: field] }
    }
    #expect(values.allSatisfy { Set($0).count == $0.count })
  }

  @Test func `the list has employees with and without each optional field`() {
    let missing = [\Employee.phone, \.email, \.photo].map { field in
      employees.filter { $0[keyPath: field] == nil }
    }
    #expect(missing.map(\.count) == [5, 4, 5])
    #expect(missing[0].count { $0.email == nil } == 2)
    #expect(Set(employees.map(\.workplaces.count)) == [0, 1, 2, 3, 4, 5])
    #expect(
      missing[0].filter { $0.email == nil && $0.workplaces.isEmpty }.map(\.name) == [
        "Blaise Pascal"
      ])
  }

  @Test func `the names are in several scripts, and the texts are short enough for a row`() {
    let scripts: [(String, ClosedRange<Unicode.Scalar>)] = [
      ("Arabic", "\u{600}"..."\u{6FF}"), ("Chinese characters", "\u{4E00}"..."\u{9FFF}"),
      ("Cyrillic", "\u{400}"..."\u{4FF}"), ("Greek", "\u{370}"..."\u{3FF}"),
      ("Hangul", "\u{AC00}"..."\u{D7A3}"), ("Hebrew", "\u{590}"..."\u{5FF}"),
      ("Latin with diacritics", "\u{C0}"..."\u{17F}"),
    ]
    let missing = scripts.filter { _, letters in
      !employees.contains { $0.name.unicodeScalars.contains(where: letters.contains) }
    }
    #expect(missing.map(\.0) == [])
    let texts = employees.flatMap { [$0.specialization] + $0.workplaces }
    #expect(texts.filter { $0.isEmpty || $0.count >= 45 } == [])
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
