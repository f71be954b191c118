import ListRendering
import Testing

struct PrefetchingTests {
  @Test func `the first frame and a reload announce as many rows below the view as are in view`() {
    let screen = PrefetchedScreen(rowCount: 20, height: 3)
    screen.expectCalls(.prefetch(.rows(3..<6)))
    screen.table.reloadData()
    screen.expectCalls(.prefetch(.rows(3..<6)))
  }

  @Test func `rows are announced once, in the direction of the scroll, nearest first`() {
    let screen = PrefetchedScreen(rowCount: 20, height: 3)
    screen.scroll(by: 8)
    screen.expectCalls(.cancel(.rows(3..<6)), .prefetch(.rows(11..<14)))
    screen.scroll(by: -1)
    screen.expectCalls(.cancel(.rows(11..<14)), .prefetch(.rows([6, 5, 4])))

    let byLine = PrefetchedScreen(rowCount: 20, height: 3)
    for row in 6..<10 {
      byLine.scroll(by: 1)
      byLine.expectCalls(.prefetch([.row(row)]))
    }
    let other = PrefetchedScreen(rowCount: 20, height: 3)
    other.scroll(by: 5)
    other.expectCalls(.cancel(.rows(3..<5)), .prefetch(.rows(8..<11)))
  }

  @Test func `no rows are announced beyond the end, and sections without rows are skipped`() {
    let screen = PrefetchedScreen(rowCount: 5, height: 3)
    screen.expectCalls(.prefetch(.rows(3..<5)))
    screen.scroll(by: 2)
    screen.expectCalls()
    screen.scroll(by: -1)
    screen.expectCalls(.prefetch([.row(0)]))

    let sections = PrefetchedScreen(ListScreen("ab|||c||de", height: 2))
    sections.table.reloadData()
    sections.expectCalls(.prefetch([.row(0, in: 3), .row(0, in: 5)]))
  }

  @Test func `a scroll to a row or an end of the list announces the rows beyond`() {
    let scrolls: [(to: UITableView.ScrollPosition, ahead: Range<Int>)] = [
      (.top, 23..<26), (.middle, 22..<25), (.bottom, 21..<24),
    ]
    for (position, ahead) in scrolls {
      let screen = PrefetchedScreen(rowCount: 30, height: 3)
      screen.prefetching.calls = []
      screen.table.scrollToRow(at: .row(20), at: position, animated: false)
      screen.expectCalls(.cancel(.rows(3..<6)), .prefetch(.rows(ahead)))
      screen.table.scrollToRow(at: .row(10), at: .top, animated: false)
      screen.expectCalls(.cancel(.rows(ahead)), .prefetch(.rows([9, 8, 7])))
    }

    let near = PrefetchedScreen(rowCount: 30, height: 3)
    near.prefetching.calls = []
    near.table.scrollToRow(at: .row(4), at: .bottom, animated: false)
    near.expectCalls(.prefetch([.row(6)]), .prefetch([.row(7)]))

    let end = PrefetchedScreen(rowCount: 30, height: 3)
    end.prefetching.calls = []
    end.table.scrollToEnd()
    end.expectCalls(.cancel(.rows(3..<6)))
    end.scroll(by: -1)
    end.expectCalls(.prefetch(.rows([25, 24, 23])))
    end.table.scrollToTop()
    end.expectCalls(.cancel(.rows(23..<26)))
  }

  @Test func `a batch moves the announced index paths, and announces new ones`() {
    let screen = PrefetchedScreen(ListScreen("abcdefghijkl", height: 3))
    screen.table.reloadData()
    screen.expectCalls(.prefetch(.rows(3..<6)))
    screen.screen.update(to: "abchijkl", .deleteRows(.rows(3..<7)))
    screen.expectCalls(.prefetch(.rows(3..<6)))
    screen.scroll(by: 1)
    screen.expectCalls(.prefetch([.row(6)]))
    screen.screen.update(to: "xabchijkl", .insertRows([.row(0)]))
    screen.expectCalls()
    screen.scroll(by: -1)
    screen.expectCalls(.cancel(.rows(5..<8)), .prefetch([.row(0)]))

    let shorter = PrefetchedScreen(ListScreen("abcdef", height: 3))
    shorter.table.reloadData()
    shorter.screen.update(to: "abc", .deleteRows(.rows(3..<6)))
    shorter.scroll(by: -1)
    shorter.expectCalls()
  }

  @Test func `rows that are gone after a cancellation are not announced`() {
    let screen = PrefetchedScreen(rowCount: 20, height: 3)
    screen.prefetching.onCancel = { [screen] in
      screen.screen.list.sections[0].rows = .numbered(0..<4)
      screen.table.reloadData()
    }
    screen.scroll(by: 8)
    screen.expectCalls(.cancel(.rows(3..<6)))
  }
}

// MARK: -

/// A screen whose table announces its next rows.
final class PrefetchedScreen {
  let screen: ListScreen
  let prefetching = RecordedPrefetching()
  var table: UITableView { screen.table }

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

  /// Compares the calls, and clears the record.
  func expectCalls(
    _ calls: RecordedPrefetching.Call..., sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(prefetching.calls == calls, sourceLocation: sourceLocation)
    prefetching.calls = []
  }
}

// MARK: -

/// A prefetching data source that records its calls.
final class RecordedPrefetching: NSObject, UITableViewDataSourcePrefetching {
  enum Call: Equatable {
    case prefetch([IndexPath])
    case cancel([IndexPath])
  }

  var calls: [Call] = []

  /// Called when rows are cancelled.
  var onCancel: () -> Void = {}

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    calls.append(.prefetch(indexPaths))
  }

  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    calls.append(.cancel(indexPaths))
    onCancel()
  }
}
