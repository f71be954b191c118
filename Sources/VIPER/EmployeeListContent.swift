// MARK: - Updating

/// What the screen shows.
struct EmployeeListContent: Equatable {
  let title: String

  /// The sections, each id once.
  let sections: [SectionModel]

  /// The text that the sections were searched for, `nil` for all sections.
  let searchText: String?

  let isRefreshing: Bool
}
