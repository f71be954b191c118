/// How the list stands, as the screen says it above the list.
package struct EmployeeListStatus: Hashable, Sendable {
  /// What became of the latest request for the list.
  package enum Load: Hashable, Sendable {
    case loading
    case loaded
    case failed(reason: String)
  }

  /// The latest request; who asks again has read what was refused before.
  package var load = Load.loading {
    didSet { if load == .loading { refusal = nil } }
  }

  /// Why an employee was not deleted, since the list was last asked for.
  package var refusal: String?

  /// A list that is asked for.
  package init() {}

  /// What the screen says, `nil` where the list speaks for itself.
  ///
  /// A refusal goes before what is said of the list: nobody would come back to it.
  ///
  /// - Parameters:
  ///   - shown: The number of employees that are shown below.
  ///   - searchText: What is searched for, `nil` where nothing is.
  /// - Returns: The message.
  package func message(shown: Int, searchText: String?) -> String? {
    if let refusal { return refusal }
    return switch load {
    case .loading: EmployeeListText.loading
    case .failed(let reason): EmployeeListText.failure(reason)
    case .loaded where shown > 0: nil
    case .loaded: searchText.map(EmployeeListText.noMatch) ?? EmployeeListText.empty
    }
  }

  /// Whether the screen offers to try again.
  package var canRetry: Bool {
    if case .failed = load { true } else { false }
  }
}
