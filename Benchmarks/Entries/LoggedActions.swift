import Employees

/// An outside world that counts what reaches it, and takes note of the last call.
final class LoggedActions: EmployeeActions {
  /// The number of actions so far.
  private(set) var count = 0

  /// The last call, `nil` where something else came after it.
  private(set) var lastCall: (phone: String, employee: Employee.ID)?

  func call(_ phone: String, employee id: Employee.ID) {
    count += 1
    lastCall = (phone, id)
  }

  func write(to address: String, employee id: Employee.ID) {
    count += 1
    lastCall = nil
  }
}
