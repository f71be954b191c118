import Testing
import UIKit

struct PrefetchingTests {
  @Test func `as many rows are announced below the view as are in it, but none beyond the list`() {
    let screen = ListScreen(rowCount: 20, height: 3)
    screen.expectAnnounced(.prefetch(.rows(3..<6)))
    screen.table.reloadData()
    screen.expectAnnounced(.prefetch(.rows(3..<6)))

    let short = ListScreen(rowCount: 5, height: 3)
    short.expectAnnounced(.prefetch(.rows(3..<5)))
    short.scroll(by: 2)
    short.expectAnnounced()
    short.scroll(by: -1)
    short.expectAnnounced(.prefetch([.row(0)]))

    let sections = ListScreen(announcing: "ab|||c||de", height: 2)
    sections.expectAnnounced(.prefetch([.row(0, in: 3), .row(0, in: 5)]))
  }

  @Test func `rows are announced once, in the direction of the last scroll, nearest first`() {
    let screen = ListScreen(rowCount: 20, height: 3)
    screen.scroll(by: 8)
    screen.expectAnnounced(.cancel(.rows(3..<6)), .prefetch(.rows(11..<14)))
    screen.scroll(by: -1)
    screen.expectAnnounced(.cancel(.rows(11..<14)), .prefetch(.rows([6, 5, 4])))
    screen.table.performBatchUpdates(nil)
    screen.expectAnnounced()
    screen.scroll(by: 1)
    screen.expectAnnounced(.cancel(.rows(4..<7)), .prefetch(.rows(11..<14)))
    screen.table.performBatchUpdates(nil)
    screen.expectAnnounced()

    let byLine = ListScreen(rowCount: 20, height: 3)
    for row in 6..<10 {
      byLine.scroll(by: 1)
      byLine.expectAnnounced(.prefetch([.row(row)]))
    }
    let other = ListScreen(rowCount: 20, height: 3)
    other.scroll(by: 5)
    other.expectAnnounced(.cancel(.rows(3..<5)), .prefetch(.rows(8..<11)))

    // At the beginning, only rows below can come next.
    let top = ListScreen(rowCount: 20, height: 3)
    top.scroll(by: 2)
    top.scroll(by: -2)
    top.list.calls = []
    top.table.performBatchUpdates(nil)
    top.expectAnnounced(.prefetch(.rows(3..<6)))
  }

  @Test func `a scroll to a row or an end of the list announces the rows beyond`() {
    let scrolls: [(to: UITableView.ScrollPosition, ahead: Range<Int>)] = [
      (.top, 23..<26), (.middle, 22..<25), (.bottom, 21..<24),
    ]
    for (position, ahead) in scrolls {
      let screen = ListScreen(rowCount: 30, height: 3)
      screen.list.calls = []
      screen.table.scrollToRow(at: .row(20), at: position, animated: false)
      screen.expectAnnounced(.cancel(.rows(3..<6)), .prefetch(.rows(ahead)))
      screen.table.scrollToRow(at: .row(10), at: .top, animated: false)
      screen.expectAnnounced(.cancel(.rows(ahead)), .prefetch(.rows([9, 8, 7])))
    }

    let near = ListScreen(rowCount: 30, height: 3)
    near.list.calls = []
    near.table.scrollToRow(at: .row(4), at: .bottom, animated: false)
    near.expectAnnounced(.prefetch(.rows(6..<8)))

    let end = ListScreen(rowCount: 30, height: 3)
    end.list.calls = []
    end.table.scrollToEnd()
    end.expectAnnounced(.cancel(.rows(3..<6)))
    end.scroll(by: -1)
    end.expectAnnounced(.prefetch(.rows([25, 24, 23])))
    end.table.scrollToTop()
    end.expectAnnounced(.cancel(.rows(23..<26)))
  }

  @Test func `a batch moves the announced index paths, and announces new ones`() {
    let screen = ListScreen(announcing: "abcdefghijkl", height: 3)
    screen.expectAnnounced(.prefetch(.rows(3..<6)))
    screen.update(to: "abchijkl", .deleteRows(.rows(3..<7)))
    screen.expectAnnounced(.prefetch(.rows(3..<6)))
    screen.scroll(by: 1)
    screen.expectAnnounced(.prefetch([.row(6)]))
    screen.update(to: "xabchijkl", .insertRows([.row(0)]))
    // The offset stays, so the last row in view is below it now.
    screen.expectAnnounced(.cancel([.row(7)]), .prefetch([.row(4)]))
    screen.scroll(by: -1)
    screen.expectAnnounced(.cancel(.rows(4..<7)))

    let shorter = ListScreen(announcing: "abcdef", height: 3)
    shorter.update(to: "abc", .deleteRows(.rows(3..<6)))
    shorter.scroll(by: -1)
    shorter.expectAnnounced()
  }

  @Test func `another prefetching data source is told nothing of what the former one prepares`() {
    let screen = ListScreen(rowCount: 20, height: 3)
    let other = LabelledList(rows: .numbered(0..<20))
    screen.list.calls = []
    screen.table.prefetchDataSource = other
    screen.table.scroll(by: 1)
    screen.table.scroll(by: 8)
    #expect(
      other.calls == [.prefetch(.rows(4..<7)), .cancel(.rows(4..<7)), .prefetch(.rows(12..<15))])
    screen.expectAnnounced()
  }

  @Test func `rows that are gone after a cancellation are not announced`() {
    let list = ChangingList(.numbered(0..<20))
    let screen = ListScreen(list, height: 3)
    screen.table.prefetchDataSource = list
    _ = screen.shown
    list.changeTable = { callback in
      guard callback == .other else { return }
      list.sections[0].rows = .numbered(0..<4)
      screen.table.reloadData()
    }
    screen.scroll(by: 8)
    screen.expectAnnounced(.cancel(.rows(3..<6)))
  }
}

// MARK: -

extension ListScreen {
  /// Creates a screen whose table announces its next rows.
  fileprivate convenience init(rowCount: Int, height: Int) {
    self.init(rows: .numbered(0..<rowCount), height: height)
    table.prefetchDataSource = list
    _ = shown
  }

  /// Creates a screen whose table announces its next rows.
  fileprivate convenience init(announcing picture: ListPicture, height: Int) {
    self.init(picture, height: height)
    table.prefetchDataSource = list
    table.reloadData()
  }

  /// Clears the record, and scrolls.
  fileprivate func scroll(by lines: Int) {
    list.calls = []
    table.scroll(by: lines)
  }

  /// Compares the announced and cancelled rows, and clears the record.
  fileprivate func expectAnnounced(
    _ expected: LabelledList.Call..., sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let calls = list.calls.filter { call in
      switch call {
      case .prefetch, .cancel: true
      default: false
      }
    }
    expectEqual(calls, expected, sourceLocation: sourceLocation)
    list.calls = []
  }
}
