// MARK: - Updating

/// What the screen shows; as its section models, which are objects, it belongs to the main actor.
struct EmployeeListContent: Equatable {
  let title: String

  /// The sections, each id once.
  let sections: [EmployeeListSectionModel]

  /// The text that the sections were searched for, `nil` for all sections.
  ///
  /// For another text, the list scrolls to its first row, and afterwards back to where it was before.
  let searchText: String?

  let isRefreshing: Bool
}
