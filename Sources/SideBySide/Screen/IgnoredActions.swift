import Employees

/// The outside world of a picture: nobody taps, so nothing happens.
final class IgnoredActions: EmployeeActions {
  func call(_ phone: String, employee id: Employee.ID) {}

  func write(to address: String, employee id: Employee.ID) {}
}
