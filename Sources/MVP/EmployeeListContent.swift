// MARK: - Updating

/// What the screen shows; as the sections, it belongs to no actor.
nonisolated struct EmployeeListContent: Equatable {
  let title: String

  /// The sections, each id once.
  let sections: [EmployeeListSection]

  /// The text that the sections were searched for, `nil` for all sections.
  ///
  /// For another text, the list scrolls to its first row, and afterwards back to where it was before.
  let searchText: String?

  let isRefreshing: Bool
}
