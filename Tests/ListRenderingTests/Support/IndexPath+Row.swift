import ListRendering

nonisolated extension IndexPath {
  /// The place of a row in a section, the first one unless it is said.
  static func row(_ row: Int, in section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }
}

// MARK: -

nonisolated extension [IndexPath] {
  /// The places of rows in a section, the first one unless it is said.
  static func rows(_ rows: some Sequence<Int>, in section: Int = 0) -> [IndexPath] {
    rows.map { .row($0, in: section) }
  }
}
