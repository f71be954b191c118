package import struct Foundation.Data

/// A service that draws a portrait from the id of an employee, after a delay.
///
/// The same id always gives the same picture, whose right half mirrors the left one.
package struct GeneratedPortraitService<C: Clock<Duration>>: PortraitService {
  private let delay: Duration
  private let clock: C

  /// Creates a service that answers each request after a delay.
  package init(delay: Duration, clock: C = ContinuousClock()) {
    self.delay = delay
    self.clock = clock
  }

  package func portrait(of id: Employee.ID) async throws(EmployeeServiceError) -> Data {
    do {
      try await clock.sleep(for: delay)
    } catch {
      throw .unavailable(reason: "the request was cancelled")
    }
    return Data.portrait(of: id)
  }
}

// MARK: -

extension Data {
  /// Draws the portrait of an employee.
  package static func portrait(of id: Employee.ID) -> Data {
    var generator = SeededGenerator(seed: UInt64(bitPattern: Int64(id)))
    let rows = (0..<8).map { _ in
      let half = (0..<3).map { _ in generator.number(below: 2) == 0 ? "0" : "1" }
      return (half + half.reversed()).joined()
    }
    return Data("P1\n6 8\n\(rows.joined(separator: "\n"))\n".utf8)
  }
}
