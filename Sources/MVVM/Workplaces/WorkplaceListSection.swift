/// What a section of the workplaces shows: the status, or one workplace with its employees.
nonisolated struct WorkplaceListSection: AdaptedSection {
  let id: ID
  let rows: [Row]

  enum ID: Hashable {
    case status
    case workplace(String)
  }

  enum Row: Equatable {
    case heading(String)
    case info(photo: String?, name: String, specialization: String)
    case message(String)
    case retry(title: String)
  }
}
