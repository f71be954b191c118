import ListRendering
import TestSupport
import Testing
import UIKit

struct SelectedRowTests {
  @Test func `rule 18: selecting and deselecting from code calls no delegate method`() {
    let screen = ListScreen("abc")
    let table = screen.table
    for row in [1, 2] { screen.select(row) }
    expectEqual(table.indexPathsForSelectedRows, [.row(2)])
    table.deselectRow(at: .row(1), animated: false)
    table.expectSelected(.row(2))
    table.deselectRow(at: .row(2), animated: false)
    #expect(table.indexPathsForSelectedRows == nil)
    screen.select(0)
    table.selectRow(at: nil, animated: false, scrollPosition: .none)
    table.expectSelected(nil)
    screen.expectCalls([])
  }

  @Test func `rule 18: selecting a row that does not exist stops the program`() async {
    let message = "Attempted to select an out-of-bounds "
    let missingRow = message + "row (3) when there are only 3 rows in section 0."
    await Mistake.selectingMissingRow.expectStop(with: missingRow)
    // So does a delegate that chooses such a row after a tap.
    await Mistake.acceptingMissingRow.expectStop(with: missingRow)
    await Mistake.selectingMissingSection.expectStop(
      with: message + "section (1) when there are only 1 sections.")
  }

  @Test func `rule 18: the selected row is marked on all of its lines, also after a scroll`() {
    let rows: [LabelledRow] = ["Ann", LabelledRow("Bob\nBerlin", height: 3), "Eve"]
    let screen = ListScreen(rows: rows, title: "Rows")
    let window = TextWindow(rootViewController: screen, size: Size(width: 14, height: 7))
    window.tap(line: 3, column: 4)
    let frame = """
      ┌─ Rows ─────┐
      │ Ann        │
      │▸Bob        │
      │▸Berlin     │
      │▸           │
      │ Eve        │
      └────────────┘
      """
    window.expectFrame(frame)
    var list = ""
    window.drawList(into: &list)
    expect(list, is: frame)

    let long = ListScreen(rows: .numbered(0..<30))
    long.select(1)
    let longWindow = TextWindow(rootViewController: long, size: Size(width: 12, height: 5))
    longWindow.scroll(by: 2)
    #expect(!longWindow.frame.contains("▸"))
    longWindow.scrollToTop()
    expectEqual(longWindow.lines[2], "│▸row 1    │")
  }

  @Test
  func `rule 18: a tap on a button, a title or the border or below the list selects nothing`() {
    let section = LabelledSection(header: "head", rows: ["Ann", "Bob"], footer: "foot")
    let screen = ListScreen(sections: [section], title: "Rows")
    var taps = 0
    screen.table.register(ButtonCell.self, forCellReuseIdentifier: "row")
    screen.list.prepare = { cell, _ in (cell as? ButtonCell)?.tapped = { taps += 1 } }
    let window = TextWindow(rootViewController: screen, size: Size(width: 16, height: 8))
    for line in [0, 1, 4, 5, 7] {
      window.tap(line: line, column: 3)
      screen.table.expectSelected(nil, "line \(line)")
    }
    window.tap(line: 3, column: 4)
    window.tap(line: 2, column: 8)
    expectEqual(taps, 1)
    screen.table.expectSelected(.row(1))
  }
}
