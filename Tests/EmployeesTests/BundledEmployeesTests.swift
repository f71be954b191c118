import Employees
import Testing

/// The list that is bundled with the module.
struct BundledEmployeesTests {
  @Test func `the bundled list has 24 employees, whose phones and addresses reach no one`()
    async throws
  {
    let employees = try await JSONEmployeeService.bundled.employees()
    #expect(employees.map(\.id) == Array(1...24))
    #expect(
      employees.first
        == Employee(
          id: 1, name: "Grace Hopper", specialization: "Compilers", photo: "grace-hopper.png",
          workplaces: [
            "Vassar College", "Harvard Computation Laboratory",
            "Eckert–Mauchly Computer Corporation",
          ],
          phone: "+1-202-555-0143", email: "grace.hopper@example.org"))
    let reachable = employees.filter { !$0.isUnreachable }
    #expect(reachable == [])
    let values = [\Employee.phone, \.email, \.photo].map { field in
      employees.compactMap { $0[keyPath: field] }
    }
    #expect(values.map { Set($0).count } == values.map(\.count), "none repeats")
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
