import Employees

@testable import MVVM

/// Navigation that records its calls.
final class RecordingNavigation: EmployeeListNavigation {
  private(set) var log: [String] = []

  func call(_ phone: String, employee id: Employee.ID) {
    log.append("call \(phone) of \(id)")
  }

  func write(to address: String, employee id: Employee.ID) {
    log.append("write to \(address) of \(id)")
  }

  func showProfile(of employee: Employee) {
    log.append("profile of \(employee.id)")
  }
}
