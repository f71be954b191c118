import ListRendering

/// A list and one who is told which of its rows come next.
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
