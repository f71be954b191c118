/// What a section of the workplaces shows: the status, or one workplace.
nonisolated struct WorkplaceListSection: AdaptedSection {
  let id: ID
  let rows: [Row]

  enum ID: Hashable {
    case status
    case workplace(String)
  }

  nonisolated enum Row: AdaptedRow, Equatable {
    case workplace(String)
    case message(String)
    case retry
  }
}
