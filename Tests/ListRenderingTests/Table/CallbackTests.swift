import ListRendering
import Testing

/// Changes that real data sources and delegates make from inside a callback (rule 25).
struct CallbackTests {
  /// A callback from which the table is changed.
  nonisolated enum Callback {
    case cellForRow, heightForRow, willDisplay, didEndDisplaying, willSelect

    static let all = [cellForRow, heightForRow, willDisplay, didEndDisplaying]
  }

  /// What the callback does to a list of three rows in a view of ten lines.
  nonisolated enum Change: CaseIterable {
    case reload, insertRows, insertRowsInBatch, reloadRow, deleteRows, deleteAllByReloading
    case scrollToEnd, selectAndReload

    /// Makes the change, in the list and in the table.
    @MainActor func make(in list: LabelledList, of table: TableView) {
      let two = list.sections[0].rows.count
      switch self {
      case .reload:
        list.sections[0].rows += [.init("new 0"), .init("new 1")]
        table.reloadData()
      case .insertRows:
        list.sections[0].rows += [.init("new 0"), .init("new 1")]
        table.insertRows(at: [.row(two), .row(two + 1)])
      case .insertRowsInBatch:
        table.performBatchUpdates {
          list.sections[0].rows.insert(.init("first"), at: 0)
          table.insertRows(at: [.row(0)])
        }
      case .reloadRow:
        list.sections[0].rows[0] = .init("other")
        table.reloadRows(at: [.row(0)])
      case .deleteRows:
        list.sections[0].rows.removeLast()
        table.deleteRows(at: [.row(two - 1)])
      case .deleteAllByReloading:
        list.sections = []
        table.reloadData()
      case .scrollToEnd:
        list.sections[0].rows += .numbered(3..<30)
        table.reloadData()
        table.scrollToEnd()
      case .selectAndReload:
        table.selectRow(at: .row(0))
        table.reloadData()
      }
    }
  }

  @Test(arguments: Callback.all, Change.allCases)
  func `rule 25: a list that a callback changes is drawn as by a fresh table`(
    callback: Callback, change: Change
  ) {
    let list = CallbackList(.numbered(0..<3))
    let screen = ListScreen(list, height: 10)
    if callback == .didEndDisplaying { _ = screen.shown }
    list.callback = callback
    list.change = { change.make(in: list, of: screen.table) }
    screen.table.reloadData()
    let shown = screen.shown
    let fresh = ListScreen(sections: list.sections, height: 10)
    if change == .scrollToEnd { fresh.table.scrollToEnd() }
    #expect(list.change == nil, "the callback was called")
    #expect(shown == fresh.shown)
    #expect(screen.table.indexPathsForVisibleRows == fresh.table.indexPathsForVisibleRows)
    #expect(list.imbalances == [])
    #expect(list.displayed.count == screen.table.visibleCells.count)
  }

  @Test func `rule 25: rows that load more when the last one comes are drawn once`() {
    let list = CallbackList(.numbered(0..<3))
    let screen = ListScreen(list, height: 10)
    list.willDisplayRow = { row in
      guard row == list.rows.count - 1, list.rows.count < 9 else { return }
      let count = list.rows.count
      list.sections[0].rows += .numbered(count..<count + 2)
      screen.table.insertRows(at: [.row(count), .row(count + 1)])
    }
    #expect(screen.shown == (0..<9).map { "row \($0)" } + [""])
    #expect(list.came == .rows(0..<9))
    #expect(list.left == [])
  }

  @Test func `rule 25: a reload inside didEndDisplaying during a reload ends each row once`() {
    let list = CallbackList(.numbered(0..<3))
    let screen = ListScreen(list, height: 10)
    _ = screen.shown
    list.calls = []
    list.callback = .didEndDisplaying
    list.change = { screen.table.reloadData() }
    screen.table.reloadData()
    #expect(list.left == .rows(0..<3))
    #expect(list.came == .rows(0..<3))
  }

  @Test func `rule 25: a change counts at once, and the cells come after the callback`() {
    let list = CallbackList(.numbered(0..<3))
    let screen = ListScreen(list, height: 10)
    var counts: [Int] = []
    list.callback = .willDisplay
    list.change = {
      list.sections[0].rows += .numbered(3..<5)
      list.calls = []
      screen.table.reloadData()
      counts.append(screen.table.numberOfRows(inSection: 0))
      #expect(list.asked == [])
    }
    _ = screen.shown
    #expect(counts == [5])
    #expect(list.asked == .rows(0..<5))
  }

  @Test(arguments: 0..<12)
  func `rule 25: a scroll inside heightForRow leaves a full view`(callNumber: Int) {
    let list = CallbackList(.numbered(0..<30))
    let screen = ListScreen(list, height: 5)
    screen.table.scroll(by: 10)
    list.callback = .heightForRow
    list.skippedCalls = callNumber
    list.change = { screen.table.scroll(by: 12) }
    screen.table.reloadData()
    let first = screen.table.indexPathsForVisibleRows.first?.row ?? -1
    #expect(screen.shown == (first..<first + 5).map { "row \($0)" })
    #expect(list.imbalances == [])
  }

  @Test func `rule 25: a batch in a callback completes after its rows are in view`() {
    let list = CallbackList(.numbered(0..<3))
    let screen = ListScreen(list, height: 10)
    var visible: [IndexPath] = []
    list.callback = .cellForRow
    list.change = {
      screen.table.performBatchUpdates {
        list.sections[0].rows.append("new")
        screen.table.insertRows(at: [.row(3)])
      } completion: {
        visible = screen.table.indexPathsForVisibleRows
      }
      #expect(visible == [])
    }
    _ = screen.shown
    #expect(visible == .rows(0..<4))
  }

  @Test func `rule 25: a data source that is replaced in a callback shows the new list`() {
    let list = CallbackList(.numbered(0..<3))
    let other = LabelledList([LabelledSection(rows: ["other"])])
    let screen = ListScreen(list, height: 3)
    list.callback = .willDisplay
    list.change = { screen.table.dataSource = other }
    #expect(screen.shown == ["other", "", ""])
    #expect(list.imbalances == [])
  }

  @Test func `rule 2: a table whose data source is released shows nothing`() {
    let table = TableView()
    table.register(LabelledCell.self, forCellReuseIdentifier: "row")
    var list: LabelledList? = LabelledList([LabelledSection(rows: .numbered(0..<30))])
    table.dataSource = list
    table.size = Size(width: 20, height: 3)
    #expect(table.visibleCells.count == 3)
    list = nil
    table.scroll(by: 2)
    #expect(table.visibleCells.isEmpty)
    #expect(table.numberOfSections == 0)
  }

  @Test func `rule 25: a tap whose delegate deletes the row selects nothing`() {
    let list = CallbackList(.numbered(0..<1))
    let screen = ListScreen(list, height: 3)
    list.callback = .willSelect
    list.change = {
      list.sections[0].rows = []
      screen.table.deleteRows(at: [.row(0)])
    }
    screen.table.tap(at: Point(column: 0, line: 0))
    #expect(screen.table.indexPathForSelectedRow == nil)
    #expect(screen.shown == ["", "", ""])
  }
}

// MARK: -

/// A list that makes one change from inside a callback.
private final class CallbackList: LabelledList {
  var callback: CallbackTests.Callback?
  var change: (() -> Void)?

  /// The calls of the callback before the one that makes the change.
  var skippedCalls = 0

  var willDisplayRow: (Int) -> Void = { _ in }
  private(set) var displayed: Set<ObjectIdentifier> = []
  private(set) var imbalances: [IndexPath] = []

  init(_ rows: [LabelledRow]) {
    super.init([LabelledSection(rows: rows)])
  }

  private func called(_ callback: CallbackTests.Callback) {
    guard callback == self.callback, let change else { return }
    guard skippedCalls == 0 else {
      skippedCalls -= 1
      return
    }
    self.change = nil
    change()
  }

  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let cell = super.tableView(tableView, cellForRowAt: indexPath)
    called(.cellForRow)
    return cell
  }

  override func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Int {
    called(.heightForRow)
    return -1
  }

  override func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {
    super.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
    if !displayed.insert(ObjectIdentifier(cell)).inserted { imbalances.append(indexPath) }
    called(.willDisplay)
    willDisplayRow(indexPath.row)
  }

  override func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {
    super.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
    if displayed.remove(ObjectIdentifier(cell)) == nil { imbalances.append(indexPath) }
    called(.didEndDisplaying)
  }

  override func tableView(
    _ tableView: TableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    called(.willSelect)
    return indexPath
  }
}
