// MARK: - Updating

/// What the list shows.
nonisolated struct EmployeeListContent: Equatable {
  let title: String
  let sections: [EmployeeListSection]

  /// The text that the sections were searched for, `nil` for all sections.
  let searchText: String?
  let isRefreshing: Bool
}
