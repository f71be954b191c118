public import struct Foundation.Data

/// Loads the portraits of employees.
///
/// Each call loads one, and calls can overlap.
///
/// A caller that no longer wants the answer cancels its task.
public protocol PortraitService: Sendable {
  /// Loads the portrait of an employee: the bytes of a picture, which the loader decodes.
  ///
  /// - Throws: `EmployeeServiceError` if there is no answer.
  func portrait(of id: Employee.ID) async throws(EmployeeServiceError) -> Data
}

// MARK: -

/// What a row shows of the portrait of an employee.
package enum Portrait: Equatable, Sendable {
  /// A placeholder, until the portrait is there.
  case loading

  /// The picture.
  case loaded(Picture)

  /// A button that loads the portrait again.
  case failed
}
