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

// MARK: -

/// An action that left the app, as a value.
package enum EmployeeAction: Hashable, Sendable {
  case call(String, employee: Employee.ID)
  case write(String, employee: Employee.ID)
}

/// Passes every action to a closure that prints, records or ignores it.
package final class ReportedActions: EmployeeActions {
  private let report: @MainActor (EmployeeAction) -> Void

  package init(_ report: @escaping @MainActor (EmployeeAction) -> Void) {
    self.report = report
  }

  package func call(_ phone: String, employee id: Employee.ID) {
    report(.call(phone, employee: id))
  }

  package func write(to address: String, employee id: Employee.ID) {
    report(.write(address, employee: id))
  }
}
