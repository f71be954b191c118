import ListRendering
import Testing

@testable import UIKit

/// A table and its model, to which the same batches are applied.
struct BatchTrial {
  var batches: RandomBatches
  var model: NamedListModel
  let list: NamedList
  let screen: ListScreen

  /// The largest number of rows that were in view, and the largest height of the view.
  private var mostVisible = 0
  private var mostLines = 0

  init(seed: UInt64, heights: RandomBatches.Heights = .whole) {
    batches = RandomBatches(seed: seed, heights: heights)
    let sections = batches.sections()
    let height = batches.random.number(in: 3...9)
    let byPlace = batches.style == .placed
    model = NamedListModel(sections, height: height, heightsByPlace: byPlace)
    list = NamedList(sections.contents(heightsByPlace: byPlace))
    screen = ListScreen(list, title: "Rows", height: height, kinds: ["row"] + RandomLists.kinds)
    noteVisible()
  }

  /// Updates the largest number of visible rows and the largest height.
  mutating func noteVisible() {
    mostVisible = max(mostVisible, screen.table.visibleCells.count)
    mostLines = max(mostLines, screen.table.size.height)
  }

  /// Applies a batch to both, and checks that the table makes only the necessary calls.
  mutating func perform(_ batch: RandomBatch, _ place: Comment) throws {
    let visible = model.visibleNames
    let before = model.places
    let fault = BatchUpdates(batch.calls).fault(
      before: model.sections.map(\.rows.count), after: batch.sections.map(\.rows.count))
    try requireEqual(fault, nil, place)
    list.forget()
    let isRefreshing = model.view.isRefreshing != batches.happens(onceIn: 4)
    screen.perform(batch, heightsByPlace: model.hasHeightsByPlace) { [screen] in
      screen.setRefreshing(isRefreshing)
    }
    let shown = screen.shown
    model.apply(batch, isRefreshing: isRefreshing)
    try requireEqual(shown, model.view.shown, place)
    noteVisible()

    let after = model.places
    let stayed = Set(model.visibleNames).intersection(visible).subtracting(batch.reloaded)
    let came = model.visibleNames.filter { !stayed.contains($0) }
    let left = visible.filter { !stayed.contains($0) }
    let filled = visible.filter {
      batch.reconfigured.contains($0) && !batch.reloaded.contains($0) && after[$0] != nil
    }
    let calls = [
      list.came.map(model.name(at:)), list.leaving.map(\.name), list.asked.map(model.name(at:)),
    ].map { $0.sorted() }
    let expectedCalls = [came, left, came + filled].map { $0.sorted() }
    try requireEqual(calls, expectedCalls, place)
    let wrong = list.leaving.first { name, told in
      let isThere = !batch.reloaded.contains(name) && after[name] != nil
      return told != (isThere ? after : before)[name]
    }
    try requireEqual(wrong?.name, nil, place)
  }

  /// Checks that the table, the model and a new table agree.
  func expectAgreement(_ place: Comment) throws {
    let table = screen.table
    let counts = (0..<table.numberOfSections).map(table.numberOfRows(inSection:))
    try requireEqual(counts, model.sections.map(\.rows.count), place)
    let rows = table.indexPathsForVisibleRows ?? []
    try requireEqual(rows, model.view.visibleRows, place)
    try requireEqual(table.indexPathForSelectedRow, model.selectedPlace, place)
    let labels = table.visibleCells.map { ($0 as? LabelledCell)?.label.lines ?? [] }
    let modelLabels = model.view.visibleRows.map { model.content(at: $0).lines }
    try requireEqual(labels + [screen.wholeList], modelLabels + [model.view.lines], place)

    let fresh = ListScreen(
      sections: list.sections, title: "Rows", height: table.size.height,
      kinds: ["row"] + RandomLists.kinds)
    fresh.setRefreshing(model.view.isRefreshing)
    fresh.table.scroll(by: model.view.offset)
    fresh.table.selectRow(at: model.selectedPlace, animated: false, scrollPosition: .none)
    try requireEqual(screen.frames, fresh.frames, place)
    try requireEqual(rows, fresh.table.indexPathsForVisibleRows ?? [], place)
    try expectFewCells(place)
  }

  /// Checks that no more cells were made than rule 13 allows.
  ///
  /// The height and the kind of a row are unknown before its cell exists. The bound is therefore
  /// that of rule 13 if all rows are alike, and otherwise that of a view full of rows of one line.
  private func expectFewCells(_ place: Comment) throws {
    let bound = batches.style == .flat ? mostVisible : mostLines
    let wasteful = screen.table.createdCellCounts.filter { $0.value > bound + 1 }
    try requireEqual(wasteful, [:], place)
  }
}

// MARK: -

extension ListScreen {
  /// The view and the whole list, with borders and the mark of the selected row.
  fileprivate var frames: String {
    let renderer = ListRenderer(width: table.size.width)
    var frames = ""
    renderer.drawFrame(of: self, into: &frames)
    renderer.drawList(of: self, into: &frames)
    return frames
  }
}

// MARK: -

extension BatchTrial {
  /// Scrolls, resizes and selects at random, and checks that only rows that come or leave are
  /// reported.
  mutating func wander(_ place: Comment) throws {
    for _ in 0..<batches.random.number(in: 0...2) {
      let visible = model.visibleNames
      list.forget()
      let move = batches.random.move(
        to: model.view.rowsToShow, isRefreshing: model.view.isRefreshing)
      screen.make(move)
      model.view.make(move, on: list.sections)
      let place: Comment = "\(place), \(move)"
      try requireEqual(screen.shown, model.view.shown, place)
      let (came, left) = (list.came.map(model.name(at:)), list.leaving.map(\.name))
      let stayed = Set(visible).intersection(model.visibleNames)
      try requireEqual(stayed.intersection(came + left), [], place)
      try requireEqual((visible + came).sorted(), (model.visibleNames + left).sorted(), place)
      noteVisible()
    }
    let rows = model.view.indexPaths.sorted()
    if !rows.isEmpty, batches.happens(onceIn: 3) {
      let row = rows[batches.random.number(in: 0...rows.count - 1)]
      screen.table.selectRow(at: row, animated: false, scrollPosition: .none)
      model.selection = model.name(at: row)
    }
  }
}
