package import struct Foundation.Data

/// Loads the portraits of employees, one at a time.
///
/// **Knows** where portraits come from.
///
/// **Never knows** its caller. A caller that no longer wants the answer cancels its task.
///
/// **Article** "VIPER and UITableView" announces cells that load more data by themselves.
package protocol PortraitService: Sendable {
  /// Loads the portrait of an employee: a picture of 6 by 8 dots, as a portable bitmap.
  ///
  /// - Throws: `EmployeeServiceError` if there is no answer.
  func portrait(of id: Employee.ID) async throws(EmployeeServiceError) -> Data
}

// MARK: -

/// What a row shows of the portrait of an employee.
package enum Portrait: Hashable, Sendable {
  /// A placeholder, until the portrait is there.
  case loading

  /// The picture, as a portable bitmap.
  case loaded(Data)

  /// A button that loads the portrait again.
  case failed
}
