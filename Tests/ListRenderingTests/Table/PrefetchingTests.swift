import ListRendering
import Testing

struct PrefetchingTests {
  @Test func `the first frame announces as many rows below the view as are in view`() {
    let screen = PrefetchedScreen(rowCount: 20, height: 3)
    #expect(screen.prefetching.calls == [.prefetch(.rows(3..<6))])
  }

  @Test func `rows are announced in the direction of the scroll, nearest first`() {
    let screen = PrefetchedScreen(rowCount: 20, height: 3)
    screen.scroll(by: 8)
    #expect(screen.prefetching.calls == [.cancel(.rows(3..<6)), .prefetch(.rows(11..<14))])
    screen.scroll(by: -1)
    #expect(screen.prefetching.calls == [.cancel(.rows(11..<14)), .prefetch(.rows([6, 5, 4]))])
  }

  @Test func `a row is announced only once`() {
    let screen = PrefetchedScreen(rowCount: 20, height: 3)
    for row in 6..<10 {
      screen.scroll(by: 1)
      #expect(screen.prefetching.calls == [.prefetch([.row(row)])])
    }
  }

  @Test func `a row that has come into view is not cancelled`() {
    let screen = PrefetchedScreen(rowCount: 20, height: 3)
    screen.scroll(by: 5)
    #expect(screen.prefetching.calls == [.cancel([.row(3), .row(4)]), .prefetch(.rows(8..<11))])
  }

  @Test func `at an end of the list, no rows are announced`() {
    let screen = PrefetchedScreen(rowCount: 5, height: 3)
    #expect(screen.prefetching.calls == [.prefetch([.row(3), .row(4)])])
    screen.scroll(by: 2)
    #expect(screen.prefetching.calls == [])
    screen.scroll(by: -1)
    #expect(screen.prefetching.calls == [.prefetch([.row(0)])])
  }

  @Test(arguments: [
    (TableView.ScrollPosition.top, 23..<26), (.middle, 22..<25), (.bottom, 21..<24),
  ])
  func `a scroll to a distant row announces the rows beyond it`(
    position: TableView.ScrollPosition, ahead: Range<Int>
  ) {
    let screen = PrefetchedScreen(rowCount: 30, height: 3)
    screen.prefetching.calls = []
    screen.table.scrollToRow(at: .row(20), at: position)
    #expect(screen.prefetching.calls == [.cancel(.rows(3..<6)), .prefetch(.rows(ahead))])
    screen.prefetching.calls = []
    screen.table.scrollToRow(at: .row(10), at: .top)
    #expect(screen.prefetching.calls == [.cancel(.rows(ahead)), .prefetch(.rows([9, 8, 7]))])
  }

  @Test func `a scroll to a near row announces rows line by line`() {
    let screen = PrefetchedScreen(rowCount: 30, height: 3)
    screen.prefetching.calls = []
    screen.table.scrollToRow(at: .row(4), at: .bottom)
    #expect(screen.prefetching.calls == [.prefetch([.row(6)]), .prefetch([.row(7)])])
  }

  @Test func `a scroll to an end of the list cancels the rows that are no longer ahead`() {
    let screen = PrefetchedScreen(rowCount: 30, height: 3)
    screen.prefetching.calls = []
    screen.table.scrollToEnd()
    #expect(screen.prefetching.calls == [.cancel(.rows(3..<6))])
    screen.scroll(by: -1)
    #expect(screen.prefetching.calls == [.prefetch(.rows([25, 24, 23]))])
    screen.prefetching.calls = []
    screen.table.scrollToTop()
    #expect(screen.prefetching.calls == [.cancel(.rows(23..<26))])
  }

  @Test func `sections without rows are skipped`() {
    let screen = PrefetchedScreen(ListScreen("ab|||c||de", height: 2))
    screen.table.reloadData()
    #expect(
      screen.prefetching.calls == [.prefetch([.row(0, in: 3), .row(0, in: 5)])])
  }

  @Test func `a batch moves the announced index paths with their rows`() {
    let screen = PrefetchedScreen(ListScreen("abcdefghijkl", height: 3))
    screen.table.reloadData()
    #expect(screen.prefetching.calls == [.prefetch(.rows(3..<6))])
    screen.prefetching.calls = []
    screen.screen.update(to: "abchijkl", .deleteRows(.rows(3..<7)))
    screen.scroll(by: 1)
    #expect(screen.prefetching.calls == [.prefetch(.rows(4..<7))])
    screen.screen.update(to: "xabchijkl", .insertRows([.row(0)]))
    screen.scroll(by: -1)
    #expect(screen.prefetching.calls == [.cancel(.rows(5..<8)), .prefetch([.row(0)])])
  }

  @Test func `a deleted row is not cancelled`() {
    let screen = PrefetchedScreen(ListScreen("abcdef", height: 3))
    screen.table.reloadData()
    screen.prefetching.calls = []
    screen.screen.update(to: "abc", .deleteRows(.rows(3..<6)))
    screen.scroll(by: -1)
    #expect(screen.prefetching.calls == [])
  }

  @Test func `rows that are gone after a cancellation are not announced`() {
    let screen = PrefetchedScreen(rowCount: 20, height: 3)
    screen.prefetching.onCancel = { [screen] in
      screen.screen.list.sections[0].rows = .numbered(0..<4)
      screen.table.reloadData()
    }
    screen.scroll(by: 8)
    #expect(screen.prefetching.calls == [.cancel(.rows(3..<6))])
  }

  @Test func `a reload announces the next rows again`() {
    let screen = PrefetchedScreen(rowCount: 20, height: 3)
    screen.prefetching.calls = []
    screen.table.reloadData()
    #expect(screen.prefetching.calls == [.prefetch(.rows(3..<6))])
  }

  @Test func `a table without a data source announces nothing`() {
    let screen = PrefetchedScreen(rowCount: 20, height: 3)
    screen.table.dataSource = nil
    screen.prefetching.calls = []
    screen.scroll(by: 1)
    screen.table.scrollToEnd()
    #expect(screen.prefetching.calls == [])
  }
}

// MARK: -

/// A screen whose table announces its next rows.
final class PrefetchedScreen {
  let screen: ListScreen
  let prefetching = RecordedPrefetching()
  var table: TableView { screen.table }

  init(_ screen: ListScreen) {
    self.screen = screen
    table.prefetchDataSource = prefetching
  }

  convenience init(rowCount: Int, height: Int) {
    self.init(ListScreen(rows: .numbered(0..<rowCount), height: height))
    _ = screen.shown
  }

  func scroll(by lines: Int) {
    prefetching.calls = []
    table.scroll(by: lines)
  }
}

// MARK: -

/// A prefetching data source that records its calls.
final class RecordedPrefetching: TableViewDataSourcePrefetching {
  enum Call: Equatable {
    case prefetch([IndexPath])
    case cancel([IndexPath])
  }

  var calls: [Call] = []

  /// Called when rows are cancelled.
  var onCancel: () -> Void = {}

  func tableView(_ tableView: TableView, prefetchRowsAt indexPaths: [IndexPath]) {
    calls.append(.prefetch(indexPaths))
  }

  func tableView(_ tableView: TableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    calls.append(.cancel(indexPaths))
    onCancel()
  }
}
