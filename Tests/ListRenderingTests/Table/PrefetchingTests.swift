import ListRendering
import Testing

struct PrefetchingTests {
  @Test func `the rows below the view are announced first, as many as are in view`() {
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

  @Test func `a row is announced once while it is ahead`() {
    let screen = PrefetchedScreen(rowCount: 20, height: 3)
    for row in 6..<10 {
      screen.scroll(by: 1)
      #expect(screen.prefetching.calls == [.prefetch([.row(row)])])
    }
  }

  @Test func `a row that has come into view is not taken back`() {
    let screen = PrefetchedScreen(rowCount: 20, height: 3)
    screen.scroll(by: 5)
    #expect(screen.prefetching.calls == [.cancel([.row(3), .row(4)]), .prefetch(.rows(8..<11))])
  }

  @Test func `the ends of the list have nothing ahead`() {
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
  func `a scroll to a row that is far announces the rows beyond it`(
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

  @Test func `a scroll to a row that is near announces what each line brings ahead`() {
    let screen = PrefetchedScreen(rowCount: 30, height: 3)
    screen.prefetching.calls = []
    screen.table.scrollToRow(at: .row(4), at: .bottom)
    #expect(screen.prefetching.calls == [.prefetch([.row(6)]), .prefetch([.row(7)])])
  }

  @Test func `a jump to an end of the list takes back what is no longer ahead`() {
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

  @Test func `sections without rows are passed over`() {
    let screen = PrefetchedScreen(ListScreen("ab|||c||de", height: 2))
    screen.table.reloadData()
    #expect(
      screen.prefetching.calls == [.prefetch([.row(0, in: 3), .row(0, in: 5)])])
  }

  @Test func `announced rows follow their rows through a batch`() {
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

  @Test func `a row that is gone is not taken back`() {
    let screen = PrefetchedScreen(ListScreen("abcdef", height: 3))
    screen.table.reloadData()
    screen.prefetching.calls = []
    screen.screen.update(to: "abc", .deleteRows(.rows(3..<6)))
    screen.scroll(by: -1)
    #expect(screen.prefetching.calls == [])
  }

  @Test func `a reload announces anew`() {
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
