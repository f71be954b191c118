import Employees
import Testing

/// The equality of employees.
struct EmployeeTests {
  /// Employees that differ from `employee()` in one field each.
  private static let others = [
    employee(id: 2), employee(name: "Bob"), employee(specialization: "other"),
    employee(photo: nil), employee(photo: "b.png"), employee(workplaces: ["one"]),
    employee(workplaces: ["two", "one"]), employee(phone: nil), employee(phone: "2"),
    employee(email: nil), employee(email: "b@example.org"),
  ]

  @Test func `employees are equal only if all their fields are equal`() {
    #expect(Self.employee() == Self.employee())
    #expect(Self.others.filter { $0 == Self.employee() } == [])
  }

  private static func employee(
    id: Int = 1, name: String = "Ann", specialization: String = "one", photo: String? = "a.png",
    workplaces: [String] = ["one", "two"], phone: String? = "1", email: String? = "a@example.org"
  ) -> Employee {
    Employee(
      id: id, name: name, specialization: specialization, photo: photo, workplaces: workplaces,
      phone: phone, email: email)
  }
}
