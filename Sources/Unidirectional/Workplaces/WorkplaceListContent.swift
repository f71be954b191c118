/// What the screen of the workplaces shows.
nonisolated struct WorkplaceListContent: Equatable {
  let title: String

  /// The sections, each id once.
  let sections: [WorkplaceListSection]

  let isRefreshing: Bool
}
