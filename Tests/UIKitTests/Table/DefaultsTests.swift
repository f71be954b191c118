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
    let animations: [UITableView.RowAnimation] = [
      .fade, .right, .left, .top, .bottom, .none, .middle, .automatic,
    ]
    for (number, animation) in animations.enumerated() {
      let isAnimated = number % 2 == 0
      let screen = ListScreen(rows: .numbered(0..<9), height: 3)
      screen.table.selectRow(at: .row(2), animated: isAnimated, scrollPosition: .none)
      screen.list.sections[0].rows.remove(at: 0)
      screen.table.deleteRows(at: [.row(0)], with: animation)
      screen.list.sections[0].rows[0] = "new"
      screen.table.reloadRows(at: [.row(0)], with: animation)
      screen.list.sections[0].rows.insert("first", at: 0)
      screen.table.insertRows(at: [.row(0)], with: animation)
      screen.expectShown(["first", "new", "row 2"])
      screen.table.expectSelected(.row(2))
      screen.table.scrollToRow(at: .row(4), at: .top, animated: isAnimated)
      screen.expectShown(["row 4", "row 5", "row 6"])
    }
  }

  @Test func `rule 2: a table without a data source, or after losing it, shows nothing`() {
    let table = UITableView()
    table.size = Size(width: 20, height: 5)
    var isCompleted = false
    table.performBatchUpdates {
    } completion: { _ in
      isCompleted = true
    }
    #expect(isCompleted)
    table.expectCounts([])
    table.expectVisible([])

    let screen = ListScreen(rows: .numbered(0..<2), height: 2)
    screen.expectShown(["row 0", "row 1"])
    screen.table.dataSource = nil
    screen.table.expectCounts([])
    screen.expectShown(["", ""])

    let released = UITableView()
    released.register(LabelledCell.self, forCellReuseIdentifier: "row")
    var list: LabelledList? = LabelledList(rows: .numbered(0..<30))
    released.dataSource = list
    released.size = Size(width: 20, height: 3)
    released.expectVisible(.rows(0..<3))
    list = nil
    released.scroll(by: 2)
    #expect(released.visibleCells.isEmpty)
    released.expectCounts([])
  }

  @Test func `rule 2: a table without a data source has no row to tap, delete or announce`() {
    let screen = ListScreen("abc", height: 2)
    screen.select(1)
    screen.table.prefetchDataSource = screen.list
    screen.table.dataSource = nil
    screen.tap(1)
    screen.table.swipeToDelete(at: Point(column: 0, line: 0))
    screen.table.scroll(by: 1)
    screen.table.scrollToEnd()
    screen.table.expectSelected(nil)
    #expect(screen.list.calls == screen.list.left.map { .didEndDisplaying($0) })
  }

  @Test func `rule 2: inserting a row into a table without a data source stops the program`() async
  {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      UITableView().insertRows(at: [.row(0)], with: .automatic)
    }
    result.expectFatalError(
      "attempt to insert row 0 into section 0, but there are only 0 sections after the update")
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
    #expect([automatic, high] == [[0, 1, nil], [0, 0, 0, 1, 1, 1, nil]])

    for line in [0, 3] { table.tap(at: Point(column: 0, line: line)) }
    table.expectSelected(.row(1))
    #expect(list.tableView(table, canEditRowAt: .row(0)))
    table.swipeToDelete(at: Point(column: 0, line: 0))
    table.expectCounts([2])
  }
}
