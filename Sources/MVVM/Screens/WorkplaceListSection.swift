/// What a section of the workplaces shows: the status, or one workplace.
nonisolated struct WorkplaceListSection: AdaptedSection {
  /// The name of the workplace, `nil` for the status.
  let id: String?
  let rows: [Row]

  nonisolated enum Row: AdaptedRow, Equatable {
    case workplace(String)
    case message(String)
    case retry
  }
}
