import Testing
import UIKit

struct HeightTests {
  @Test func `rule 31: a batch asks for the heights of the rows that stay, also an empty batch`() {
    let screen = ListScreen(rows: ["a", "b"], height: 6)
    screen.expectShown(["a", "b", "", "", "", ""])
    screen.list.sections[0].rows = ["new", LabelledRow("a", height: 2), "b"]
    screen.table.insertRows(at: [.row(0)], with: .automatic)
    screen.expectShown(["new", "a", "", "b", "", ""])
    screen.list.sections[0].rows[1].height = 3
    screen.table.performBatchUpdates(nil)
    screen.expectShown(["new", "a", "", "", "b", ""])
  }

  @Test func `rule 5: by default, a row takes as many lines as its cell draws, and at least one`() {
    let screen = ListScreen(rows: .lines(1, 3, 2) + [LabelledRow(lines: []), "end"], height: 9)
    screen.expectShown(["0a", "1a", "1b", "1c", "2a", "2b", "", "end", ""])
  }

  @Test func `rule 5: a row of height 0 shows no line, and comes into view with the row below`() {
    let hidden = LabelledRow("hidden", height: 0)
    let screen = ListScreen(rows: ["above", hidden, "below", "end"], height: 2)
    screen.expectShown(["above", "below"])
    screen.expectWholeList(["above", "below", "end"])

    let first = ListScreen(rows: [hidden, "a\nb\nc", "d"], height: 2)
    first.table.expectVisible(.rows(0..<2))
    first.table.scroll(by: 2)
    first.table.expectVisible(.rows(1..<3))
    first.table.scroll(by: -2)
    first.table.expectVisible(.rows(0..<2))
  }

  @Test func `rule 5: a list that begins or ends with a row of height 0 shows its ends there`() {
    let hidden = LabelledRow("hidden", height: 0)
    for start in [nil, IndexPath.row(1), .row(40)] {
      let rows = [hidden] + .numbered(1..<50)
      let screen = ListScreen(rows: rows, height: 2)
      if let start { screen.table.scrollToRow(at: start, at: .top, animated: false) }
      screen.table.scrollToRow(at: .row(1), at: .top, animated: false)
      screen.expectShown(["row 1", "row 2"], "from row \(start?.row ?? 0)")
      screen.list.sections[0].rows = ["new", "newer"] + rows
      screen.table.reloadData()
      screen.expectShown(["new", "newer"], "from row \(start?.row ?? 0)")
    }
    for position in [UITableView.ScrollPosition.none, .top, .middle, .bottom] {
      for distance in [0, 2, 40] {
        let screen = ListScreen(rows: .numbered(0..<49) + [hidden], height: 2)
        screen.table.scroll(by: 47 - distance)
        screen.table.scrollToRow(at: .row(49), at: position, animated: false)
        screen.expectShown(["row 47", "row 48"], "to \(position), \(distance) lines")
      }
    }
  }
}
