/// The state of the list, which the status section shows.
package struct EmployeeListStatus: Hashable, Sendable {
  /// The state of the latest request for the list.
  package enum Load: Hashable, Sendable {
    case loading
    case loaded
    case failed(reason: String)
  }

  /// The state of the latest request.
  ///
  /// Starting a request clears the refusal.
  package var load = Load.loading {
    didSet { if load == .loading { refusal = nil } }
  }

  /// The message about an employee who was not deleted, kept until the next request.
  package var refusal: String?

  /// Creates the state of a list that is loading.
  package init() {}

  /// Returns the message of the status section, or `nil` if none is needed.
  ///
  /// A refusal takes precedence over the state of the request.
  ///
  /// - Parameters:
  ///   - shown: The number of employees that are shown below.
  ///   - searchText: The text to search for, `nil` without a search.
  package func message(shown: Int, searchText: String?) -> String? {
    if let refusal { return refusal }
    return switch load {
    case .loading: EmployeeListText.loading
    case .failed(let reason): EmployeeListText.failure(reason)
    case .loaded where shown > 0: nil
    case .loaded: searchText.map(EmployeeListText.noMatch) ?? EmployeeListText.empty
    }
  }

  /// Whether the status section has a Retry button.
  package var canRetry: Bool {
    if case .failed = load { true } else { false }
  }
}
