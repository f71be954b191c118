/// The one door through which a screen causes something outside itself.
///
/// The assembly hands it in. The app prints what comes through, a test records it.
///
/// **Knows** how to reach a phone and a mailbox.
///
/// **Never knows** which row, button or architecture the wish came from.
@MainActor package protocol EmployeeActions: AnyObject {
  /// Calls a number.
  ///
  /// - Parameters:
  ///   - phone: The number as the employee has it, unchecked.
  ///   - id: The employee to whom the number belongs.
  func call(_ phone: String, employee id: Employee.ID)

  /// Starts a message to an address.
  ///
  /// - Parameters:
  ///   - address: The address as the employee has it, unchecked.
  ///   - id: The employee to whom the address belongs.
  func write(to address: String, employee id: Employee.ID)
}
