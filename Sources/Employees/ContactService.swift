/// Calls employees and writes to them, which leaves the app.
///
/// The app prints calls and letters, and a test records them.
@MainActor package protocol ContactService: AnyObject {
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

/// A call or a letter, as a value.
package enum Contact: Hashable, Sendable {
  case call(String, employee: Employee.ID)
  case write(String, employee: Employee.ID)
}

/// Passes every call and letter to a closure that prints, records or ignores it.
package final class ReportedContacts: ContactService {
  private let report: @MainActor (Contact) -> Void

  package init(_ report: @escaping @MainActor (Contact) -> Void) {
    self.report = report
  }

  package func call(_ phone: String, employee id: Employee.ID) {
    report(.call(phone, employee: id))
  }

  package func write(to address: String, employee id: Employee.ID) {
    report(.write(address, employee: id))
  }
}
