import Testing
import UIKit

struct CellCountTests {
  @Test func `rule 26: a data source that makes its own cells makes at most one more than fit`() {
    let list = UnregisteredList(rows: .numbered(0..<100))
    let screen = ListScreen(list, height: 6, kinds: [])
    for row in 0..<94 {
      screen.expectShown((row..<row + 6).map { "row \($0)" })
      screen.table.scroll(by: 1)
    }
    #expect(list.madeCount <= 7)
  }

  @Test func `rule 13: rows that a scroll or a batch pushes out leave before others come`() {
    let scrolled = ListScreen(rows: .numbered(0..<100), height: 5)
    let cell = scrolled.table.visibleCells[0]
    scrolled.table.scroll(by: 2)
    expectEqual(scrolled.table.indexPath(for: cell).map { 5...6 ~= $0.row }, true)
    scrolled.table.scroll(by: -2)
    scrolled.table.expectCellCounts(["row": 5])

    let updated = ListScreen("abcd", height: 4)
    updated.update(to: "axyzbcd", .insertRows(.rows(1..<4)))
    updated.expectLetters("axyz")
    updated.table.expectCellCounts(["row": 4])
  }

  @Test func `rule 13: the rows that higher rows push out of the view leave before others come`() {
    let screen = ListScreen(rows: .lines(1, 3, 3, 3, 3, 1, 1, 4, 1, 1), height: 9)
    screen.expectShown(["0a", "1a", "1b", "1c", "2a", "2b", "2c", "3a", "3b"])
    screen.table.scrollToRow(at: .row(4), at: .top, animated: false)
    screen.expectShown(["4a", "4b", "4c", "5a", "6a", "7a", "7b", "7c", "7d"])
    screen.table.scrollToRow(at: .row(0), at: .middle, animated: false)
    #expect(screen.table.createdCellCount(forIdentifier: "row") <= 5)
  }

  @Test func `rule 13: a row that may stay in view keeps its cell until others push it out`() {
    for (lines, left) in [(1, []), (7, [0, 1, 2])] {
      let screen = ListScreen(rows: .lines(5, 1, 1, lines, 1, 1), height: 7)
      screen.expectShown(["0a", "0b", "0c", "0d", "0e", "1a", "2a"])
      screen.list.calls = []
      screen.table.scrollToRow(at: .row(5), at: .bottom, animated: false)
      expectEqual([screen.list.asked, screen.list.left], [.rows([5, 4, 3]), .rows(left)])
      screen.table.expectCellCounts(["row": 6])
    }
  }

  @Test func `rule 13: cells that are dequeued for measuring and not returned are not taken back`()
  {
    let list = ChangingList(.numbered(0..<10))
    let screen = ListScreen(list, height: 6)
    var measuringCount = 0
    list.changeTable = { callback in
      guard callback == .heightForRow else { return }
      measuringCount += screen.table.dequeueReusableCell(withIdentifier: "row") == nil ? 0 : 1
    }
    screen.expectShown((0..<6).map { "row \($0)" })
    #expect(measuringCount >= 6)
    screen.table.expectCellCounts(["row": 6 + measuringCount])
  }
}

// MARK: -

/// A list that makes its cells itself if none can be dequeued, as older code does.
private final class UnregisteredList: LabelledList {
  private(set) var madeCount = 0

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row") ?? makeCell()
    (cell as? LabelledCell)?.label.lines = rows[indexPath.row].lines
    return cell
  }

  private func makeCell() -> UITableViewCell {
    madeCount += 1
    return LabelledCell(style: .default, reuseIdentifier: "row")
  }
}
