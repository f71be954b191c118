import ListRendering
import Testing

/// Checks the changes that data sources and delegates make from inside callbacks (rule 25).
struct CallbackTests {
  /// The callbacks of a reload.
  private static let callbacks: [ChangingList.Callback] = [
    .cellForRow, .filledCell, .heightForRow, .willDisplay, .didEndDisplaying,
  ]

  /// A change that a callback makes to a list of three rows in a view of ten lines.
  nonisolated enum Change: CaseIterable {
    case reload, insertRows, insertRowsInBatch, reloadRow, deleteRows, deleteAllByReloading
    case scrollToEnd, selectAndReload

    /// Makes the change, in the list and in the table.
    @MainActor func make(in list: LabelledList, of table: UITableView) {
      let two = list.sections[0].rows.count
      switch self {
      case .reload:
        list.sections[0].rows += [.init("new 0"), .init("new 1")]
        table.reloadData()
      case .insertRows:
        list.sections[0].rows += [.init("new 0"), .init("new 1")]
        table.insertRows(at: [.row(two), .row(two + 1)], with: .automatic)
      case .insertRowsInBatch:
        table.performBatchUpdates {
          list.sections[0].rows.insert(.init("first"), at: 0)
          table.insertRows(at: [.row(0)], with: .automatic)
        }
      case .reloadRow:
        list.sections[0].rows[0] = .init("other")
        table.reloadRows(at: [.row(0)], with: .automatic)
      case .deleteRows:
        list.sections[0].rows.removeLast()
        table.deleteRows(at: [.row(two - 1)], with: .automatic)
      case .deleteAllByReloading:
        list.sections = []
        table.reloadData()
      case .scrollToEnd:
        list.sections[0].rows += .numbered(3..<30)
        table.reloadData()
        table.scrollToEnd()
      case .selectAndReload:
        table.selectRow(at: .row(0), animated: false, scrollPosition: .none)
        table.reloadData()
      }
    }
  }

  @Test func `rule 25: a list that a callback changes is drawn as by a new table`() {
    for callback in Self.callbacks {
      for change in Change.allCases { expectSameAsNewTable(after: change, in: callback) }
    }
  }

  private func expectSameAsNewTable(after change: Change, in callback: ChangingList.Callback) {
    let list = ChangingList(.numbered(0..<3))
    let screen = ListScreen(list, height: 10)
    if callback == .didEndDisplaying { _ = screen.shown }
    var isChanged = false
    list.change(in: callback) {
      isChanged = true
      change.make(in: list, of: screen.table)
    }
    screen.table.reloadData()
    let place: Comment = "\(change) in \(callback)"
    let shown = screen.shown
    let fresh = ListScreen(sections: list.sections, height: 10)
    if change == .scrollToEnd { fresh.table.scrollToEnd() }
    #expect(isChanged, place)
    fresh.expectShown(shown, place)
    fresh.table.expectVisible(screen.table.indexPathsForVisibleRows ?? [], place)
    #expect(list.faults == [], place)
    #expect(list.displayed.count == screen.table.visibleCells.count, place)
  }

  @Test func `rule 25: each row is displayed once if a callback loads more rows or reloads`() {
    let list = ChangingList(.numbered(0..<3))
    let screen = ListScreen(list, height: 10)
    list.changeTable = { callback in
      let count = list.rows.count
      guard callback == .willDisplay, list.came.last == .row(count - 1), count < 9 else { return }
      list.sections[0].rows += .numbered(count..<count + 2)
      screen.table.insertRows(at: [.row(count), .row(count + 1)], with: .automatic)
    }
    screen.expectShown((0..<9).map { "row \($0)" } + [""])
    screen.expectRows(came: .rows(0..<9), left: [])

    list.calls = []
    list.change(in: .didEndDisplaying) { screen.table.reloadData() }
    screen.table.reloadData()
    screen.expectRows(came: .rows(0..<9), left: .rows(0..<9))
  }

  @Test func `rule 25: counts change at once, cells and completions follow after the callback`() {
    let list = ChangingList(.numbered(0..<3))
    let screen = ListScreen(list, height: 10)
    var count = 0
    var asked: [IndexPath] = []
    list.change(in: .willDisplay) {
      list.sections[0].rows += .numbered(3..<5)
      list.calls = []
      screen.table.reloadData()
      count = screen.table.numberOfRows(inSection: 0)
      asked = list.asked
    }
    _ = screen.shown
    #expect(count == 5)
    #expect([asked, list.asked] == [[], .rows(0..<5)])

    let other = ChangingList(.numbered(0..<3))
    let otherScreen = ListScreen(other, height: 10)
    var visible: [[IndexPath]] = []
    other.change(in: .cellForRow) {
      otherScreen.table.performBatchUpdates {
        other.sections[0].rows.append("new")
        otherScreen.table.insertRows(at: [.row(3)], with: .automatic)
      } completion: { _ in
        visible.append(otherScreen.table.indexPathsForVisibleRows ?? [])
      }
      visible.append([])
    }
    _ = otherScreen.shown
    #expect(visible == [[], .rows(0..<4)])
  }

  @Test func `rule 25: a scroll inside heightForRowAt fills the view`() {
    for callNumber in 0..<12 {
      let list = ChangingList(.numbered(0..<30))
      let screen = ListScreen(list, height: 5)
      screen.table.scroll(by: 10)
      list.change(in: .heightForRow, after: callNumber) { screen.table.scroll(by: 12) }
      screen.table.reloadData()
      let first = screen.table.indexPathsForVisibleRows?.first?.row ?? -1
      screen.expectShown((first..<first + 5).map { "row \($0)" }, "in call \(callNumber)")
      #expect(list.faults == [], "in call \(callNumber)")
    }
  }

  @Test func `rule 25: a callback may replace the data source, and delete a row that is tapped`() {
    let list = ChangingList(.numbered(0..<3))
    let other = LabelledList([LabelledSection(rows: ["other"])])
    let screen = ListScreen(list, height: 3)
    list.change(in: .willDisplay) { screen.table.dataSource = other }
    screen.expectShown(["other", "", ""])
    #expect(list.faults == [])

    let single = ChangingList(.numbered(0..<1))
    let tapped = ListScreen(single, height: 3)
    single.change(in: .willSelect) {
      single.sections[0].rows = []
      tapped.table.deleteRows(at: [.row(0)], with: .automatic)
    }
    tapped.table.tap(at: Point(column: 0, line: 0))
    tapped.table.expectSelected(nil)
    tapped.expectShown(["", "", ""])
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
