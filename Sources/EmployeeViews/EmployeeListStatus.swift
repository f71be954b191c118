/// How the list stands, as the screen says it above the list.
package nonisolated enum EmployeeListStatus: Hashable, Sendable {
  case loading
  case loaded
  case failed(reason: String)

  /// What the screen says, `nil` where the list speaks for itself.
  ///
  /// - Parameter count: The number of employees that are shown below.
  package func message(count: Int) -> String? {
    switch self {
    case .loading: EmployeeListText.loading
    case .loaded: count == 0 ? EmployeeListText.empty : nil
    case .failed(let reason): EmployeeListText.failure(reason)
    }
  }

  /// Tells whether the screen offers to try again.
  package var canRetry: Bool {
    if case .failed = self { true } else { false }
  }
}
