/// How the list stands, as the screen says it above the list.
package nonisolated enum EmployeeListStatus: Hashable, Sendable {
  case loading
  case loaded
  case failed(reason: String)
  case refused(message: String)

  /// What the screen says, `nil` where the list speaks for itself.
  ///
  /// - Parameters:
  ///   - shown: The number of employees that are shown below.
  ///   - searchText: What is searched for, `nil` where nothing is.
  /// - Returns: The message.
  package func message(shown: Int, searchText: String?) -> String? {
    switch self {
    case .loading: EmployeeListText.loading
    case .failed(let reason): EmployeeListText.failure(reason)
    case .refused(let message): message
    case .loaded where shown > 0: nil
    case .loaded: searchText.map(EmployeeListText.noMatch) ?? EmployeeListText.empty
    }
  }

  /// Tells whether the screen offers to try again.
  package var canRetry: Bool {
    if case .failed = self { true } else { false }
  }
}
