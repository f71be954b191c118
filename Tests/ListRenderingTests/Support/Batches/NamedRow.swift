/// A row that keeps its name, whatever it shows and wherever it stands.
nonisolated struct NamedRow: Sendable {
  /// The name, with which each line of the row begins.
  let name: String

  /// What the row shows now.
  var content: LabelledRow
}

// MARK: -

/// A section that keeps its name.
nonisolated struct NamedSection: Sendable {
  let name: String

  /// What stands above and below the rows.
  var header: String?
  var footer: String?

  var rows: [NamedRow] = []

  /// The section as a list shows it.
  var content: LabelledSection {
    LabelledSection(header: header, rows: rows.map(\.content), footer: footer)
  }
}

// MARK: -

nonisolated extension LabelledRow {
  /// The name of the row whose content this is.
  var name: String { String(lines[0].prefix { $0 != "." }) }
}
