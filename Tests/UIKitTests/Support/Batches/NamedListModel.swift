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
  mutating func apply(_ batch: RandomBatch, isRefreshing: Bool) {
    view.setRefreshing(
      isRefreshing, of: sections.contents(heightsByPlace: hasHeightsByPlace))
    let anchor = anchor(of: batch)
    let wasAtTop = view.offset == 0
    sections = batch.sections
    let places = places
    if let name = selection, places[name] == nil || batch.reloaded.contains(name) {
      selection = nil
    }
    let lists = sections.contents(heightsByPlace: hasHeightsByPlace)
    if wasAtTop {
      view.show(lists, from: 0)
    } else if let anchor, let place = places[anchor.name] {
      view.show(lists, from: 0)
      let row = view.lines(of: place)
      let isInView = anchor.line + row.count > 0
      view.show(lists, from: row.lowerBound - (isInView ? anchor.line : 0))
    } else {
      view.reload(lists)
    }
  }

  /// Returns the row that gets the line of the first visible row, and the line.
  ///
  /// It is the first visible row that stays and does not move, or else the first that stays.
  private func anchor(of batch: RandomBatch) -> (name: String, line: Int)? {
    let staying = Set(batch.sections.flatMap(\.rows).map(\.name))
    let rows = view.visibleRows.filter { staying.contains(name(at: $0)) }
    let resting = rows.first { row in
      !batch.moved.contains(name(at: row)) && !batch.moved.contains(sections[row.section].name)
    }
    guard let row = resting ?? rows.first, let first = view.visibleRows.first else { return nil }
    return (name(at: row), view.lines(of: first).lowerBound - view.offset)
  }
}
