import Testing

@testable import ListRendering

/// A table and the model of it, to both of which the same batches happen.
struct BatchTrial {
  var batches: RandomBatches
  var model: NamedListModel
  let list: NamedList
  let screen: ListScreen

  /// The most rows that were in view at once, and the most lines of the view.
  private var mostVisible = 0
  private var mostLines = 0

  init(seed: UInt64) {
    batches = RandomBatches(seed: seed)
    let sections = batches.sections()
    let height = batches.random.number(in: 3...9)
    model = NamedListModel(sections, height: height)
    list = NamedList(sections.map(\.content))
    screen = ListScreen(list, title: "Rows", height: height, kinds: ["row"] + RandomLists.kinds)
    noteVisible()
  }

  /// Notes how much is in view.
  mutating func noteVisible() {
    mostVisible = max(mostVisible, screen.table.visibleCells.count)
    mostLines = max(mostLines, screen.table.size.height)
  }

  /// Tells both of a batch, and expects that the table asks and tells no more than it must.
  mutating func perform(_ batch: RandomBatch, _ place: Comment) throws {
    let visible = model.visibleNames
    let before = model.places
    let fault = BatchUpdates(batch.calls).fault(
      before: model.sections.map(\.rows.count), after: batch.sections.map(\.rows.count))
    try #require(fault == nil, place)
    list.forget()
    screen.perform(batch)
    let shown = screen.shown
    let isWindow = model.apply(batch, shown: shown)
    try #require(isWindow, place)
    try #require(shown == model.view.shown, place)
    noteVisible()

    let after = model.places
    let stayed = Set(model.visibleNames).intersection(visible).subtracting(batch.reloaded)
    let came = model.visibleNames.filter { !stayed.contains($0) }
    let left = visible.filter { !stayed.contains($0) }
    let filled = visible.filter {
      batch.reconfigured.contains($0) && !batch.reloaded.contains($0) && after[$0] != nil
    }
    try #require(list.cameNames.sorted() == came.sorted(), place)
    try #require(list.leftNames.sorted() == left.sorted(), place)
    try #require(list.askedNames.sorted() == (came + filled).sorted(), place)
    for (name, told) in list.leftPlaces {
      let isThere = !batch.reloaded.contains(name) && after[name] != nil
      try #require(told == (isThere ? after : before)[name], place)
    }
  }

  /// Expects that the table, the model and a fresh table agree.
  func expectAgreement(_ place: Comment) throws {
    let table = screen.table
    let counts = (0..<table.numberOfSections).map(table.numberOfRows(inSection:))
    try #require(counts == model.sections.map(\.rows.count), place)
    try #require(table.indexPathsForVisibleRows == model.view.visibleRows, place)
    try #require(table.indexPathForSelectedRow == model.selectedPlace, place)
    let labels = table.visibleCells.map { ($0 as? LabelledCell)?.label.lines }
    try #require(labels == model.view.visibleRows.map { model.content(at: $0).lines }, place)
    try #require(screen.wholeList == model.view.lines, place)

    let fresh = ListScreen(
      sections: list.sections, title: "Rows", height: table.size.height,
      kinds: ["row"] + RandomLists.kinds)
    fresh.table.scroll(by: model.view.offset)
    fresh.table.selectRow(at: model.selectedPlace)
    try #require(screen.frames == fresh.frames, place)
    try #require(table.indexPathsForVisibleRows == fresh.table.indexPathsForVisibleRows, place)
    try expectFewCells(place)
  }

  /// Expects that no more cells were made than rule 13 allows.
  ///
  /// Before its cell is there, nobody knows how high a row is or of which kind: the bound is that
  /// of the rule where all rows are alike, and otherwise that of a view full of rows of one line.
  private func expectFewCells(_ place: Comment) throws {
    let bound = batches.style == .flat ? mostVisible : mostLines
    for count in screen.table.createdCellCounts.values { try #require(count <= bound + 1, place) }
  }
}

// MARK: -

extension ListScreen {
  /// The view and the whole list, with frame and marks.
  fileprivate var frames: String {
    let renderer = ListRenderer(width: table.size.width)
    var frames = ""
    renderer.drawFrame(of: self, into: &frames)
    renderer.drawList(of: self, into: &frames)
    return frames
  }
}
