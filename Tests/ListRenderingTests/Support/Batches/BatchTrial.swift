import ListRendering
import Testing

/// A table and the model of it, to both of which the same batches happen.
struct BatchTrial {
  var batches: RandomBatches
  private(set) var model: NamedListModel
  private let list: NamedList
  private let screen: ListScreen

  /// The most rows of a kind that were in view at once.
  private var mostVisible = 0

  init(seed: UInt64) {
    batches = RandomBatches(seed: seed)
    let sections = batches.sections()
    let height = batches.random.number(in: 3...9)
    model = NamedListModel(sections, height: height)
    list = NamedList(sections.map(\.content))
    screen = ListScreen(list, title: "Rows", height: height, kinds: ["row"] + RandomLists.kinds)
    _ = screen.shown
    noteVisible()
  }

  /// Scrolls and selects at random, and expects that rows that stay hear nothing of it.
  mutating func wander(_ place: Comment) throws {
    for _ in 0..<batches.random.number(in: 0...2) {
      let visible = model.visibleNames
      list.forget()
      scroll()
      try #require(screen.shown == model.view.shown, place)
      let stayed = Set(visible).intersection(model.visibleNames)
      try #require(stayed.isDisjoint(with: list.cameNames + list.leftNames), place)
      try #require(
        (visible + list.cameNames).sorted() == (model.visibleNames + list.leftNames).sorted(), place
      )
      noteVisible()
    }
    if let indexPath = anyPlace(), batches.happens(onceIn: 3) {
      screen.table.selectRow(at: indexPath)
      model.selection = model.name(at: indexPath)
    }
    list.forget()
  }

  private mutating func scroll() {
    let positions: [TableView.ScrollPosition] = [.none, .top, .middle, .bottom]
    switch batches.random.number(in: 0...9) {
    case 0:
      screen.table.scrollToTop()
      model.view.scroll(by: -1_000)
    case 1:
      screen.table.scrollToEnd()
      model.view.scroll(by: 1_000)
    case 2...3:
      // Which lines of a row that is higher than the view are shown, no rule says.
      guard let indexPath = anyPlace(), model.view.lines(of: indexPath).count <= model.view.height
      else { return }
      let position = positions[batches.random.number(in: 0...3)]
      screen.table.scrollToRow(at: indexPath, at: position)
      model.view.scrollToRow(at: indexPath, at: position)
    default:
      let lines = batches.random.number(in: -12...12)
      screen.table.scroll(by: lines)
      model.view.scroll(by: lines)
    }
  }

  private mutating func anyPlace() -> IndexPath? {
    let places = model.view.indexPaths.sorted()
    return places.isEmpty ? nil : places[batches.random.number(in: 0...places.count - 1)]
  }

  private mutating func noteVisible() {
    mostVisible = max(mostVisible, screen.table.visibleCells.count)
  }
}

// MARK: - Batches

extension BatchTrial {
  /// Tells both of a batch, and expects that the table asks and tells no more than it must.
  mutating func perform(_ batch: RandomBatch, _ place: Comment) throws {
    let visible = model.visibleNames
    let before = model.places
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
    let names = table.visibleCells.map { ($0 as? LabelledCell)?.label.lines.first }
    let contents = model.view.visibleRows.map {
      model.sections[$0.section].rows[$0.row].content.lines.first
    }
    try #require(names == contents, place)
    try #require(screen.wholeList == model.view.lines, place)

    let fresh = ListScreen(
      sections: list.sections, title: "Rows", height: table.size.height,
      kinds: ["row"] + RandomLists.kinds)
    fresh.table.scroll(by: model.view.offset)
    fresh.table.selectRow(at: model.selectedPlace)
    try #require(screen.frames == fresh.frames, place)
    try #require(table.indexPathsForVisibleRows == fresh.table.indexPathsForVisibleRows, place)

    if batches.style == .flat {
      try #require(table.createdCellCount(forIdentifier: "row") <= mostVisible + 1, place)
    }
    for count in table.createdCellCounts.values {
      try #require(count <= table.size.height + 1, place)
    }
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
