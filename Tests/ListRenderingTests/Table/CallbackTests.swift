import ListRendering
import Testing

/// Checks the changes that data sources and delegates make from inside callbacks (rule 25).
struct CallbackTests {
  /// The callbacks of a reload.
  nonisolated static let callbacks: [ChangingList.Callback] = [
    .cellForRow, .filledCell, .heightForRow, .willDisplay, .didEndDisplaying,
  ]

  /// A change that a callback makes to a list of three rows in a view of ten lines.
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

  @Test(arguments: callbacks, Change.allCases)
  func `rule 25: a list that a callback changes is drawn as by a new table`(
    callback: ChangingList.Callback, change: Change
  ) {
    let list = ChangingList(.numbered(0..<3))
    let screen = ListScreen(list, height: 10)
    if callback == .didEndDisplaying { _ = screen.shown }
    var isChanged = false
    list.change(in: callback) {
      isChanged = true
      change.make(in: list, of: screen.table)
    }
    screen.table.reloadData()
    let shown = screen.shown
    let fresh = ListScreen(sections: list.sections, height: 10)
    if change == .scrollToEnd { fresh.table.scrollToEnd() }
    #expect(isChanged)
    #expect(shown == fresh.shown)
    #expect(screen.table.indexPathsForVisibleRows == fresh.table.indexPathsForVisibleRows)
    #expect(list.faults == [])
    #expect(list.displayed.count == screen.table.visibleCells.count)
  }

  @Test func `rule 25: a list that loads more rows at its end draws each row once`() {
    let list = ChangingList(.numbered(0..<3))
    let screen = ListScreen(list, height: 10)
    list.changeTable = { callback in
      let count = list.rows.count
      guard callback == .willDisplay, list.came.last == .row(count - 1), count < 9 else { return }
      list.sections[0].rows += .numbered(count..<count + 2)
      screen.table.insertRows(at: [.row(count), .row(count + 1)])
    }
    #expect(screen.shown == (0..<9).map { "row \($0)" } + [""])
    #expect(list.came == .rows(0..<9))
    #expect(list.left == [])
  }

  @Test func `rule 25: a reload inside didEndDisplaying ends the display of each row once`() {
    let list = ChangingList(.numbered(0..<3))
    let screen = ListScreen(list, height: 10)
    _ = screen.shown
    list.calls = []
    list.change(in: .didEndDisplaying) { screen.table.reloadData() }
    screen.table.reloadData()
    #expect(list.left == .rows(0..<3))
    #expect(list.came == .rows(0..<3))
  }

  @Test func `rule 25: counts change at once, and cells are requested after the callback`() {
    let list = ChangingList(.numbered(0..<3))
    let screen = ListScreen(list, height: 10)
    var counts: [Int] = []
    list.change(in: .willDisplay) {
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
  func `rule 25: a scroll inside heightForRowAt fills the view`(callNumber: Int) {
    let list = ChangingList(.numbered(0..<30))
    let screen = ListScreen(list, height: 5)
    screen.table.scroll(by: 10)
    list.change(in: .heightForRow, after: callNumber) { screen.table.scroll(by: 12) }
    screen.table.reloadData()
    let first = screen.table.indexPathsForVisibleRows.first?.row ?? -1
    #expect(screen.shown == (first..<first + 5).map { "row \($0)" })
    #expect(list.faults == [])
  }

  @Test func `rule 25: the completion of a batch in a callback is called after its rows are shown`()
  {
    let list = ChangingList(.numbered(0..<3))
    let screen = ListScreen(list, height: 10)
    var visible: [IndexPath] = []
    list.change(in: .cellForRow) {
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

  @Test func `rule 25: replacing the data source in a callback shows the new list`() {
    let list = ChangingList(.numbered(0..<3))
    let other = LabelledList([LabelledSection(rows: ["other"])])
    let screen = ListScreen(list, height: 3)
    list.change(in: .willDisplay) { screen.table.dataSource = other }
    #expect(screen.shown == ["other", "", ""])
    #expect(list.faults == [])
  }

  @Test func `rule 2: a table whose data source was released shows nothing`() {
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

  @Test func `rule 25: a tap on a row that its delegate deletes selects nothing`() {
    let list = ChangingList(.numbered(0..<1))
    let screen = ListScreen(list, height: 3)
    list.change(in: .willSelect) {
      list.sections[0].rows = []
      screen.table.deleteRows(at: [.row(0)])
    }
    screen.table.tap(at: Point(column: 0, line: 0))
    #expect(screen.table.indexPathForSelectedRow == nil)
    #expect(screen.shown == ["", "", ""])
  }
}

// MARK: -

extension ChangingList {
  convenience init(_ rows: [LabelledRow]) {
    self.init([LabelledSection(rows: rows)])
  }

  /// Makes one change, in a call of a callback that follows `callCount` other calls.
  func change(
    in callback: Callback, after callCount: Int = 0, _ change: @escaping () -> Void
  ) {
    var calls = 0
    changeTable = { called in
      guard called == callback else { return }
      calls += 1
      if calls == callCount + 1 { change() }
    }
  }
}
