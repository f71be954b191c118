import FoundationEssentials
import Testing
import UIKit

struct SelectingTests {
  private let screen = ListScreen("abc")
  private var list: LabelledList { screen.list }

  @Test func `rule 18: each tap calls willSelectRowAt and then didSelectRowAt`() {
    for _ in 1...2 {
      screen.tap(1)
      screen.expectCalls([.shouldHighlight([0, 1]), .willSelect([0, 1]), .didSelect([0, 1])])
      screen.table.expectSelected(.row(1))
    }
    screen.table.delegate = nil
    _ = screen.shown
    list.calls = []
    screen.tap(2)
    screen.expectCalls([])
    screen.table.expectSelected(.row(2))
  }

  @Test
  func `rule 18: the old row is deselected after the new one is accepted, before it is selected`() {
    let list = ChangingList(["a", "b", "c"])
    let screen = ListScreen(list, height: 3)
    screen.select(1)
    list.calls = []
    var selections: [Int?] = []
    list.changeTable = { _ in selections.append(screen.table.indexPathForSelectedRow?.row) }
    screen.tap(2)
    expectEqual(selections, [1, 1, 1, nil, 2])
    screen.table.expectSelected(.row(2))
  }

  @Test func `rule 18: a tap ends if the table allows no selection, or the row no highlight`() {
    screen.select(1)
    screen.table.allowsSelection = false
    screen.tap(2)
    screen.expectCalls([])
    screen.table.allowsSelection = true
    list.highlights = { $0.row == 0 }
    screen.tap(2)
    screen.expectCalls([.shouldHighlight([0, 2])])
    screen.table.expectSelected(.row(1))

    let shrinking = ListScreen("abc")
    shrinking.list.highlights = { _ in
      shrinking.update(to: "a", .deleteRows(.rows(1..<3)))
      shrinking.list.calls = []
      return true
    }
    shrinking.tap(2)
    shrinking.expectCalls([])
    shrinking.table.expectSelected(nil)
  }

  @Test func `rule 18: the delegate may refuse the new row, keep the old one or select another`() {
    screen.select(1)
    list.accepts = { _ in nil }
    screen.tap(2)
    screen.expectCalls([.shouldHighlight([0, 2]), .willSelect([0, 2])])

    list.accepts = { $0 }
    list.releases = { _ in nil }
    screen.tap(2)
    screen.expectCalls([.shouldHighlight([0, 2]), .willSelect([0, 2]), .willDeselect([0, 1])])
    screen.table.expectSelected(.row(1))

    list.releases = { $0 }
    list.accepts = { _ in .row(0) }
    screen.tap(2)
    screen.expectCalls([
      .shouldHighlight([0, 2]), .willSelect([0, 2]), .willDeselect([0, 1]), .didDeselect([0, 1]),
      .didSelect([0, 0]),
    ])
    screen.table.expectSelected(.row(0))

    // The table tells the row that the delegate returned, whichever was selected.
    list.accepts = { $0 }
    list.releases = { _ in .row(1) }
    screen.tap(2)
    screen.expectCalls([
      .shouldHighlight([0, 2]), .willSelect([0, 2]), .willDeselect([0, 0]), .didDeselect([0, 1]),
      .didSelect([0, 2]),
    ])
  }
}
