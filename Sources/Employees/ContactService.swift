/// Calls employees and writes to them, which leaves the app.
///
/// The app shows calls and letters below the frame, and a test records them.
@MainActor public protocol ContactService: AnyObject {
  /// Calls or writes.
  func perform(_ contact: Contact)
}

// MARK: -

/// A call or a letter, as a value.
public enum Contact: Hashable, Sendable {
  /// A call of a number.
  case call(String, employee: Employee.ID)

  /// A message to an address.
  case write(String, employee: Employee.ID)

  /// What happens, such as “Calling +1-202-555-0101, employee 1”.
  public var summary: String {
    switch self {
    case .call(let phone, let id): "Calling \(phone), employee \(id)"
    case .write(let address, let id): "Writing to \(address), employee \(id)"
    }
  }
}

// MARK: -

/// Passes every call and letter to a closure that shows, records or ignores it.
public final class ReportedContacts: ContactService {
  private let report: @MainActor (Contact) -> Void

  /// Creates a service that calls the closure.
  public init(_ report: @escaping @MainActor (Contact) -> Void) {
    self.report = report
  }

  /// Calls the closure.
  public func perform(_ contact: Contact) {
    report(contact)
  }
}
