/// What the screen of the workplaces shows.
struct WorkplaceListContent: Equatable {
  let title: String

  /// The sections, each id once.
  let sections: [WorkplaceListSectionModel]

  let isRefreshing: Bool
}
