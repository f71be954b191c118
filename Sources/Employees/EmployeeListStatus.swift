/// The state of the list, about which each architecture decides what its status section says.
package struct EmployeeListStatus: Hashable, Sendable {
  /// The state of the latest request for the list.
  package enum Load: Hashable, Sendable {
    case loading
    case loaded
    case failed(EmployeeServiceError)
  }

  /// An employee who was not deleted.
  package struct Refusal: Hashable, Sendable {
    /// The name of the employee.
    package let name: String

    /// The reason of the service.
    package let error: EmployeeServiceError

    /// Creates the state after a refused deletion.
    package init(name: String, error: EmployeeServiceError) {
      self.name = name
      self.error = error
    }
  }

  /// The state of the latest request.
  ///
  /// Starting a request clears the refusal.
  package var load = Load.loading {
    didSet { if load == .loading { refusal = nil } }
  }

  /// The latest refused deletion, kept until the next request; more important than the load.
  package var refusal: Refusal?

  /// Creates the state of a list that is loading.
  package init() {}
}
