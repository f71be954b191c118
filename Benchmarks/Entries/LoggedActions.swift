import Employees

/// An outside world that takes note of the last thing that reached it.
final class LoggedActions: EmployeeActions {
  /// What came through last, in a line.
  private(set) var last: (phone: String, employee: Employee.ID)?

  func call(_ phone: String, employee id: Employee.ID) {
    last = (phone, id)
  }

  func write(to address: String, employee id: Employee.ID) {}
}
