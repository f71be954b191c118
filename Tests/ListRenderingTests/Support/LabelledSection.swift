import ListRendering

/// Rows between two titles, each of which may be missing.
nonisolated struct LabelledSection: Sendable {
  /// The line above the rows.
  var header: String?

  /// The rows, from top to bottom.
  var rows: [LabelledRow] = []

  /// The line below the rows.
  var footer: String?
}
