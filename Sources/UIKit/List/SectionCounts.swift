/// The number of rows in each section of a table or collection, and the titles of the sections.
///
/// The list reads them from its data source once per reload or batch (rule 3: counts) and walks the
/// list with them. Every method accepts items that do not exist, because a callback may have
/// changed the table since the item was found.
nonisolated struct SectionCounts: Sendable {
  /// The number of rows in each section.
  private(set) var rows: [Int] = []

  /// What is shown above or below a section.
  struct HeaderFooter {
    var title: String?

    /// The height of a view, or of a title with a height of its own.
    var viewHeight: HeaderFooterHeight?

    /// Whether the delegate hides it with a height of 0.
    var isHidden = false
  }

  // Only existing headers and footers are stored, because most sections have none.
  var headers: [Int: HeaderFooter] = [:]
  var footers: [Int: HeaderFooter] = [:]

  // Each step in the list reads these, and looking into a dictionary takes longer.
  var hasHeaders = false
  var hasFooters = false

  /// Whether the refresh control is above the first row.
  var hasRefreshControl = false

  /// The estimated lines at which the sections begin, and the line after the last section.
  var sectionLines: [Int] = [0]

  /// Creates the counts of an empty table.
  init() {}

  /// Creates counts without titles.
  init(rows: [Int]) {
    self.rows = rows
    estimateLines()
  }

  /// Checks whether a row exists.
  func contains(row: Int, section: Int) -> Bool {
    rows.indices.contains(section) && 0..<rows[section] ~= row
  }

  /// Checks whether a row exists.
  func contains(_ indexPath: IndexPath) -> Bool {
    contains(row: indexPath.row, section: indexPath.section)
  }

  /// Returns the number of rows in a section, 0 if it does not exist.
  func rowCount(ofSection section: Int) -> Int {
    section < rows.count ? rows[section] : 0
  }

  /// Returns the number of rows in a section; if it does not exist, stops the program.
  func rowCount(ofExisting section: Int) -> Int {
    guard rows.indices.contains(section) else {
      fatalError("section \(section) is out of bounds: there are only \(rows.count) sections")
    }
    return rows[section]
  }

  /// Returns the index path of a row after a batch, or `nil` if the row is gone.
  func newIndexPath(of indexPath: IndexPath, in map: UpdateMap) -> IndexPath? {
    map.newIndexPath(of: indexPath).flatMap { contains($0) ? $0 : nil }
  }

  /// Returns the selection after a batch; a reloaded row loses it (rule 27: reloaded rows).
  func newSelection(
    _ selected: IndexPath?, after updates: SortedUpdates, in map: UpdateMap
  ) -> IndexPath? {
    selected.flatMap {
      updates.reloadedRows.containsSorted($0) ? nil : newIndexPath(of: $0, in: map)
    }
  }

  /// Returns the message for a row that does not exist, or `nil` if the row exists (rule 16:
  /// missing rows).
  func boundsFault(
    _ indexPath: IndexPath, action: String, words: ListWords = .table
  ) -> String? {
    guard rows.indices.contains(indexPath.section) else {
      return "Attempted to \(action) an out-of-bounds section (\(indexPath.section)) when there "
        + "are only \(rows.count) sections."
    }
    guard contains(indexPath) else {
      return "Attempted to \(action) an out-of-bounds \(words.item) (\(indexPath.row)) when there "
        + "are only \(rows[indexPath.section]) \(words.item)s in section \(indexPath.section)."
    }
    return nil
  }
}
