/// What the screen of the workplaces shows.
nonisolated struct WorkplaceListContent: AdaptedContent, Equatable {
  let title: String

  /// The sections, each id once.
  let sections: [WorkplaceListSection]

  let isRefreshing: Bool

  /// The workplaces are not searched.
  var searchText: String? { nil }
}
