// MARK: - Updating

/// What the list shows.
struct EmployeeListContent: Equatable {
  let title: String
  let sections: [EmployeeListSectionModel]

  /// The text that the sections were searched for, `nil` for all sections.
  let searchText: String?
  let isRefreshing: Bool
}
