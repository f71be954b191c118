// MARK: - Updating

/// What the screen shows.
struct EmployeeListContent: Equatable {
  let title: String

  /// The sections, each id once.
  let sections: [EmployeeListSection]

  /// The text that the sections were searched for, `nil` for all sections.
  ///
  /// The list shows what it found from the beginning, and later returns to where it was.
  let searchText: String?

  let isRefreshing: Bool
}
