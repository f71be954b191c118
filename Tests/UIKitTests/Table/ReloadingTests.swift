import TestSupport
import Testing
import UIKit

struct ReloadingTests {
  @Test func `rule 4: setting another data source reloads the table before its next use`() {
    let screen = ListScreen(rows: .numbered(0..<2), height: 2)
    screen.expectShown(["row 0", "row 1"])
    let other = LabelledList([LabelledSection(rows: ["another"])])
    screen.table.dataSource = other
    screen.table.delegate = other
    screen.table.expectCounts([1])
    screen.expectShown(["another", ""])
  }

  @Test func `rule 4: a reload ends the selection, but a new delegate or row height keeps it`() {
    let screen = ListScreen(rows: .numbered(0..<9), height: 3)
    screen.table.scroll(by: 4)
    screen.select(5)
    screen.list.calls = []
    screen.table.delegate = nil
    screen.table.rowHeight = .lines(2)
    screen.expectShown(["row 4", "", "row 5"])
    screen.table.expectSelected(.row(5))
    expectEqual(screen.list.counts, [])
    screen.table.reloadData()
    screen.table.expectSelected(nil)
  }

  @Test func `rule 4: a reload keeps the offset, and lets other rows come into view`() {
    // Rows that come above, in another section, move the rows in view.
    let longer = ListScreen("ab|cdefgh", height: 2)
    longer.table.scroll(by: 4)
    longer.list.sections = ListPicture("xyab|cdefgh").sections
    longer.table.reloadData()
    longer.expectLetters("cd")
    expectEqual(longer.table.contentOffset.y, .lines(4))

    // A row that has become lower hides no line.
    let lower = ListScreen(rows: .lines(4, 2, 2), height: 3)
    lower.table.scroll(by: 3)
    lower.list.sections[0].rows = .lines(2, 2, 2)
    lower.table.reloadData()
    lower.expectShown(["0a", "0b", "1a"])
  }
}
