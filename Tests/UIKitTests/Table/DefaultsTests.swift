import ListRendering
import TestSupport
import Testing
import UIKit

/// Checks tables without a data source, and data sources without optional methods.
struct DefaultsTests {
  @Test func `rule 32: layoutIfNeeded loads the table, so that an insert may follow`() {
    let screen = ListScreen(rows: ["a"], height: 3)
    screen.table.layoutIfNeeded()
    screen.list.sections[0].rows.append("b")
    screen.table.insertRows(at: [.row(1)], with: .automatic)
    screen.expectShown(["a", "b", ""])
  }

  @Test func `rule 30: the way in which a change is animated has no effect`() {
    for (animation, isAnimated) in [(UITableView.RowAnimation.fade, true), (.none, false)] {
      let screen = ListScreen("abcdef", height: 3)
      screen.list.sections = ListPicture("bCdef").sections
      screen.table.deleteRows(at: [.row(0)], with: animation)
      screen.table.reloadRows(at: [.row(1)], with: animation)
      screen.expectLetters("bCd")
      screen.table.scrollToRow(at: .row(4), at: .bottom, animated: isAnimated)
      screen.expectLetters("def")
    }
  }

  @Test func `rule 2: a table without a data source, or after losing it, shows nothing`() {
    let empty = UITableView()
    empty.size = Size(width: 20, height: 5)
    var isCompleted = false
    empty.performBatchUpdates(nil) { _ in isCompleted = true }
    #expect(isCompleted)
    empty.expectCounts([])
    empty.expectVisible([])

    let released = UITableView()
    released.register(LabelledCell.self, forCellReuseIdentifier: "row")
    var list: LabelledList? = LabelledList(rows: .numbered(0..<30))
    released.dataSource = list
    released.size = Size(width: 20, height: 3)
    released.expectVisible(.rows(0..<3))
    list = nil
    released.scroll(by: 2)
    released.expectVisible([])
    released.expectCounts([])
  }

  @Test func `rule 2: a table that loses its data source has no row to show, tap or delete`() {
    let screen = ListScreen("abc", height: 2)
    screen.select(1)
    screen.table.prefetchDataSource = screen.list
    screen.table.dataSource = nil
    screen.table.expectCounts([])
    screen.expectShown(["", ""])
    screen.tap(1)
    screen.table.swipeToDelete(at: Point(column: 0, line: 0))
    screen.table.scroll(by: 1)
    screen.table.scrollToEnd()
    screen.table.expectSelected(nil)
    screen.expectCalls([.didEndDisplaying(.row(0)), .didEndDisplaying(.row(1))])
  }

  @Test
  func `rules 2, 5, 18 and 19: a list has one section, no titles and rows to select by default`() {
    let list = SingleSection()
    let table = UITableView()
    table.dataSource = list
    table.delegate = list
    table.size = Size(width: 10, height: 7)
    table.expectCounts([2])
    let automatic = (0..<3).map { table.indexPathForRow(atLine: $0)?.row }
    table.rowHeight = .lines(3)
    let high = (0..<7).map { table.indexPathForRow(atLine: $0)?.row }
    expectEqual([automatic, high], [[0, 1, nil], [0, 0, 0, 1, 1, 1, nil]])

    for line in [0, 3] { table.tap(at: Point(column: 0, line: line)) }
    table.expectSelected(.row(1))
    #expect(list.tableView(table, canEditRowAt: .row(0)))
    table.swipeToDelete(at: Point(column: 0, line: 0))
    table.expectCounts([2])
  }
}
