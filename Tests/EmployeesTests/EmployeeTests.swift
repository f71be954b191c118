import Employees
import Testing

/// The fields, rows and equality of an employee.
struct EmployeeTests {
  /// Employees that differ from `employee()` in one field each.
  private static let others = [
    employee(id: 2), employee(name: "Bob"), employee(specialization: "other"),
    employee(photo: nil), employee(photo: "b.png"), employee(workplaces: ["one"]),
    employee(workplaces: ["two", "one"]), employee(phone: nil), employee(phone: "2"),
    employee(email: nil), employee(email: "b@example.org"),
  ]

  @Test func `two objects are equal and have the same hash if all their fields are equal`() {
    let (one, other) = (Self.employee(), Self.employee())
    #expect(one !== other && Set([one, other]).count == 1)
    #expect(Self.others.filter { $0 == one } == [])
  }

  @Test func `an employee has a row for the name, each workplace and each button`() {
    #expect(Self.employee().rowCount == 5)
    #expect(Self.employee(phone: nil).rowCount == 4)
    #expect(Self.employee(email: nil).rowCount == 4)
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
