import ListRendering
import Testing
import UIKit

/// The calls of a table from its first load to a tap, in order.
///
/// The page of the table's contract shows them below “In one sequence”.
struct CallSequenceTests {
  private let screen = ListScreen(rows: .numbered(0..<9))

  @Test func `rule 3: a first load, a scroll, a reload and a tap make their calls in one order`() {
    let window = TextWindow(rootViewController: screen, size: Size(width: 20, height: 4))
    window.layoutIfNeeded()
    screen.expectCalls([
      .sections, .rows(section: 0), .header(section: 0), .footer(section: 0),
      .cell(.row(0)), .height(.row(0)), .willDisplay(.row(0)),
      .cell(.row(1)), .height(.row(1)), .willDisplay(.row(1)),
    ])

    window.scroll(by: 1)
    screen.expectCalls([
      .didEndDisplaying(.row(0)), .cell(.row(2)), .height(.row(2)), .willDisplay(.row(2)),
      .height(.row(0)),
    ])

    screen.table.reloadData()
    window.layoutIfNeeded()
    screen.expectCalls([
      .sections, .rows(section: 0), .header(section: 0), .footer(section: 0),
      .didEndDisplaying(.row(1)), .didEndDisplaying(.row(2)),
      .cell(.row(1)), .height(.row(1)), .willDisplay(.row(1)),
      .cell(.row(2)), .height(.row(2)), .willDisplay(.row(2)), .height(.row(0)),
    ])

    screen.select(1)
    window.tap(line: 2, column: 4)
    screen.expectCalls([
      .shouldHighlight(.row(2)), .willSelect(.row(2)), .willDeselect(.row(1)),
      .didDeselect(.row(1)), .didSelect(.row(2)),
    ])
  }
}
