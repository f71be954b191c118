import UIKit

/// A model of a table that computes the view after a batch from the names of the rows.
struct NamedListModel {
  /// The list.
  private(set) var sections: [NamedSection]

  /// The view of the list.
  var view: ListModel

  /// Whether the height of a row depends on its place.
  let hasHeightsByPlace: Bool

  /// The name of the selected row.
  var selection: String?

  init(_ sections: [NamedSection], height: Int, heightsByPlace: Bool) {
    self.sections = sections
    hasHeightsByPlace = heightsByPlace
    view = ListModel(sections.contents(heightsByPlace: heightsByPlace), height: height)
  }

  /// The places of all rows.
  var places: [String: IndexPath] {
    var places: [String: IndexPath] = [:]
    for (number, section) in sections.enumerated() {
      for (row, content) in section.rows.enumerated() {
        places[content.name] = .row(row, in: number)
      }
    }
    return places
  }

  /// The place of the selected row.
  var selectedPlace: IndexPath? { selection.flatMap { places[$0] } }

  /// The names of the rows in view, from top to bottom.
  var visibleNames: [String] { view.visibleRows.map(name(at:)) }

  /// Returns the name of a row.
  func name(at indexPath: IndexPath) -> String {
    sections[indexPath.section].rows[indexPath.row].name
  }

  /// Returns the content of a row.
  func content(at indexPath: IndexPath) -> LabelledRow {
    sections[indexPath.section].rows[indexPath.row].content
  }

  /// Begins or ends refreshing, and applies a batch to the list.
  ///
  /// The view shows the same line of the content, in which an item out of view has its estimated
  /// height, and one that was in view the height before the batch.
  mutating func apply(_ batch: RandomBatch, isRefreshing: Bool) {
    view.setRefreshing(
      isRefreshing, of: sections.contents(heightsByPlace: hasHeightsByPlace))
    let wasAtTop = view.offset == 0
    let (line, hidden) = view.estimatedOffset
    let known = knownHeights
    sections = batch.sections
    let places = places
    if let name = selection, places[name] == nil || batch.reloaded.contains(name) {
      selection = nil
    }
    view.read(sections.contents(heightsByPlace: hasHeightsByPlace))
    if wasAtTop { return }
    let heights = Dictionary(
      uniqueKeysWithValues: view.items.keys.compactMap { item in
        known[key(of: item)].map { (item, $0) }
      })
    // Without a row that was in view, the first one hides as many lines, as after a reload.
    let remains = heights.keys.contains { if case .row = $0 { true } else { false } }
    view.show(
      line: line, from: remains ? line : line - hidden, knowing: remains ? heights : [:])
  }

  /// The heights of the items in view.
  private var knownHeights: [String: Int] {
    var heights: [String: Int] = [:]
    for (item, lines) in view.items where lines.overlaps(view.offset..<view.offset + view.height) {
      heights[key(of: item)] = lines.count
    }
    return heights
  }

  /// Returns a name that an item keeps when its place changes.
  private func key(of item: ListModel.Item) -> String {
    switch item {
    case .refreshControl: "refresh"
    case .header(let section): "header of \(sections[section].name)"
    case .row(let row): name(at: row)
    case .footer(let section): "footer of \(sections[section].name)"
    }
  }
}
