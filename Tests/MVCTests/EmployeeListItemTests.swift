import Employees
import TestSupport
import Testing

@testable import MVC

/// The rows of a list item.
struct EmployeeListItemTests {
  @Test(arguments: [
    (Employee.grace, ["info", "Vassar College", "Remington Rand", "call", "write"]),
    (.alan, ["info", "Bletchley Park", "write"]),
    (.rozsa, ["info", "Eötvös Loránd University", "call"]),
    (.hypatia, ["info"]),
  ])
  func `an item has a row for each piece of information that the employee has`(
    employee: Employee, expected: [String]
  ) {
    let rows = EmployeeListItem(employee, initial: nil).rows.map { row in
      switch row {
      case .info(let shown): shown == employee ? "info" : shown.name
      case .workplace(let workplace): workplace
      case .call(let phone, employee.id): phone == employee.phone ? "call" : phone
      case .write(let address, employee.id): address == employee.email ? "write" : address
      case .call, .write, .message, .retry: "\(row)"
      }
    }
    #expect(rows == expected)
  }
}
