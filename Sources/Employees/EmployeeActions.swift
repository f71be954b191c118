/// The actions that leave the app: calls and messages.
///
/// The assembly passes them to a screen. The app prints them, and a test records them.
///
/// **Knows** how to reach a phone and a mailbox.
///
/// **Never knows** the row, the button or the architecture that called it.
@MainActor package protocol EmployeeActions: AnyObject {
  /// Calls a number.
  ///
  /// - Parameters:
  ///   - phone: The number as the employee has it, unchecked.
  ///   - id: The employee with the number.
  func call(_ phone: String, employee id: Employee.ID)

  /// Starts a message to an address.
  ///
  /// - Parameters:
  ///   - address: The address as the employee has it, unchecked.
  ///   - id: The employee with the address.
  func write(to address: String, employee id: Employee.ID)
}
