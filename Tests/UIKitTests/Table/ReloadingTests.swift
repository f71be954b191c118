import TestSupport
import Testing
import UIKit

struct ReloadingTests {
  @Test func `rule 4: a reload reads the counts and requests only the visible rows again`() {
    let screen = ListScreen(rows: .numbered(0..<2), height: 3)
    screen.expectShown(["row 0", "row 1", ""])
    screen.list.sections[0].rows = .numbered(100..<109)
    screen.expectShown(["row 0", "row 1", ""])
    screen.list.calls = []
    screen.table.reloadData()
    screen.expectShown(["row 100", "row 101", "row 102"])
    screen.expectAsked(.rows(0..<3))
  }

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
    screen.table.selectRow(at: .row(5), animated: false, scrollPosition: .none)
    screen.list.calls = []
    screen.table.delegate = nil
    screen.table.rowHeight = .lines(2)
    screen.expectShown(["row 4", "", "row 5"])
    screen.table.expectSelected(.row(5))
    #expect(screen.list.counts == [])
    screen.table.reloadData()
    screen.table.expectSelected(nil)
  }

  @Test func `rule 4: a reload keeps the offset, or shows a row from its top`() {
    for offset in 0...6 {
      let screen = ListScreen(rows: .lines(1, 2, 3, 4), height: 4)
      screen.table.scroll(by: offset)
      let shown = screen.shown
      screen.table.reloadData()
      screen.expectShown(shown, "offset \(offset)")
    }

    let sections = [LabelledSection(rows: .lines(2, 3)), LabelledSection(rows: .numbered(0..<9))]
    let shorter = ListScreen(sections: sections, height: 2)
    shorter.table.scroll(by: 3)
    shorter.list.sections[0].rows.removeLast()
    shorter.table.reloadData()
    shorter.expectShown(["row 0", "row 1"])

    // Rows that come above, in another section, move the rows in view.
    let longer = ListScreen("ab|cdefgh", height: 2)
    longer.table.scroll(by: 4)
    longer.expectLetters("ef")
    longer.list.sections = ListPicture("xyab|cdefgh").sections
    longer.table.reloadData()
    longer.expectLetters("cd")
    #expect(longer.table.contentOffset.y == .lines(4))

    let lower = ListScreen(rows: .lines(4, 2, 2), height: 3)
    lower.table.scroll(by: 3)
    lower.reload(rows: .lines(2, 2, 2))
    lower.expectShown(["0a", "0b", "1a"])
  }

  @Test func `rule 4: a reload shows the end of the list if what was in view is gone`() {
    let screen = ListScreen(rows: .numbered(0..<9), height: 3)
    screen.table.scrollToEnd()
    screen.reload(rows: .numbered(0..<8))
    screen.expectShown(["row 5", "row 6", "row 7"])
    screen.list.sections = []
    screen.table.reloadData()
    screen.expectShown(["", "", ""])
    // An empty list shows its beginning.
    screen.list.sections = [LabelledSection(rows: .numbered(0..<9))]
    screen.table.reloadData()
    screen.expectShown(["row 0", "row 1", "row 2"])
    screen.table.scrollToEnd()
    screen.reload(rows: .numbered(0..<2))
    screen.expectShown(["row 0", "row 1", ""])

    let fewer = ListScreen("ab|cd|ef|gh", height: 2)
    fewer.table.scrollToRow(at: .row(0, in: 3), at: .top, animated: false)
    fewer.list.sections.removeLast(2)
    fewer.table.reloadData()
    fewer.expectLetters("cd")
  }

  @Test func `rule 4: a list that shows its beginning shows rows that a reload adds above`() {
    let screen = ListScreen(rows: .numbered(0..<5), height: 2)
    screen.expectShown(["row 0", "row 1"])
    screen.list.sections.insert(LabelledSection(header: "New", rows: ["new row"]), at: 0)
    screen.table.reloadData()
    screen.expectShown(["New", "new row"])
  }
}

// MARK: -

extension ListScreen {
  /// Replaces the rows of the first section, and reloads the table.
  fileprivate func reload(rows: [LabelledRow]) {
    list.sections[0].rows = rows
    table.reloadData()
  }
}
