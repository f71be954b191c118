import Employees

/// A row with a phone number or an address.
nonisolated struct DetailRow: ListRow {
  let detail: String
}

/// A row with a button that sets a star or removes it.
nonisolated struct StarRow: ListRow {
  let title: ButtonTitle
  let setsStar: Bool
  let isEnabled: Bool
}
