import SeededRandomness

/// A service with made-up employees, which are the same for the same seed.
///
/// A longer list begins with the employees of a shorter one. An employee has 4.65 rows on average:
/// the info row, 1.85 workplaces of at most 4, and a phone and an email in nine of ten cases each.
/// The phones are reserved for fiction, and the emails are at example.org.
public struct GeneratedEmployeeService: EmployeeService {
  private let count: Int
  private let seed: UInt64

  /// Creates a service for a list of a fixed length.
  ///
  /// - Parameters:
  ///   - count: The number of employees, 0 or more.
  ///   - seed: The seed of the random choices.
  public init(count: Int, seed: UInt64 = 1) {
    precondition(count >= 0, "a list cannot have \(count) employees")
    self.count = count
    self.seed = seed
  }

  // MARK: - Loading

  /// Makes the list off the caller's actor; never throws.
  ///
  /// - Complexity: O(*n*) in the number of employees.
  @concurrent public func employees() async throws(EmployeeServiceError) -> [Employee] {
    Self.employees(count: count, seed: seed)
  }

  /// Makes the list synchronously, for a benchmark or a test.
  ///
  /// - Parameters:
  ///   - count: The number of employees, 0 or more; their ids are 1 to this number.
  ///   - seed: The seed of the random choices.
  /// - Returns: The employees in the order of their ids.
  /// - Complexity: O(*n*) in the number of employees.
  package static func employees(count: Int, seed: UInt64 = 1) -> [Employee] {
    precondition(count >= 0, "a list cannot have \(count) employees")
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { Employee(generatedWithID: $0 + 1, from: &generator) }
  }
}
