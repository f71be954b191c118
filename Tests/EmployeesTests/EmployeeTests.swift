import Employees
import Testing

struct EmployeeTests {
  @Test func `by default an employee has no row below the first`() {
    let employee = Employee(id: 1, name: "Ada Lovelace", specialization: "Notes")
    #expect(employee.photo == nil)
    #expect(employee.workplaces.isEmpty)
    #expect(employee.phone == nil)
    #expect(employee.email == nil)
    #expect(employee.rowCount == 1)
  }
}
