// MARK: - Updating

/// What the screen shows; as the sections, it belongs to no actor.
nonisolated struct EmployeeListContent: Equatable {
  let title: String

  /// The sections, each id once.
  let sections: [EmployeeListSection]

  /// The text that the sections were searched for, `nil` for all sections.
  ///
  /// The list shows the results of a new text from the top. After the search, it scrolls back.
  let searchText: String?

  let isRefreshing: Bool
}
