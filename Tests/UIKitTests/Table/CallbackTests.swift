import Testing
import UIKit

/// Checks the changes that data sources and delegates make from inside callbacks (rule 25: changes
/// in callbacks).
struct CallbackTests {
  @Test func `rule 25: each row is displayed once if a callback loads more rows or reloads`() {
    let list = ChangingList(.numbered(0..<3))
    let screen = ListScreen(list, height: 10)
    list.changeTable = { callback in
      let count = list.rows.count
      guard callback == .willDisplay, list.came.last == .row(count - 1), count < 9 else { return }
      list.sections[0].rows += .numbered(count..<count + 2)
      screen.table.insertRows(at: [.row(count), .row(count + 1)], with: .automatic)
    }
    screen.expectShown((0..<9).map { "row \($0)" } + [""])
    screen.expectRows(came: .rows(0..<9), left: [])

    list.calls = []
    list.change(in: .didEndDisplaying) { screen.table.reloadData() }
    screen.table.reloadData()
    screen.expectRows(came: .rows(0..<9), left: .rows(0..<9))
  }

  @Test func `rule 25: counts change at once, cells and completions follow after the callback`() {
    let list = ChangingList(.numbered(0..<3))
    let screen = ListScreen(list, height: 10)
    var asked: [[IndexPath]] = []
    list.change(in: .willDisplay) {
      list.sections[0].rows += .numbered(3..<5)
      list.calls = []
      screen.table.reloadData()
      screen.table.expectCounts([5])
      asked.append(list.asked)
    }
    _ = screen.shown
    expectEqual(asked + [list.asked], [[], .rows(0..<5)])

    let other = ChangingList(.numbered(0..<3))
    let otherScreen = ListScreen(other, height: 10)
    var visible: [[IndexPath]] = []
    other.change(in: .cellForRow) {
      otherScreen.table.performBatchUpdates {
        other.sections[0].rows.append("new")
        otherScreen.table.insertRows(at: [.row(3)], with: .automatic)
      } completion: { _ in
        visible.append(otherScreen.table.indexPathsForVisibleRows ?? [])
      }
      visible.append([])
    }
    _ = otherScreen.shown
    expectEqual(visible, [[], .rows(0..<4)])
  }

  @Test func `rule 25: a row can be selected and scrolled to before a layout deletes it`() {
    let cases: [(deleted: Int, row: Int, selected: Int?)] = [
      (0, 1, 0), (0, 4, 3), (0, 8, 7), (0, 0, nil), (8, 8, nil),
    ]
    for (deleted, row, selected) in cases {
      let screen = deletingScreen(row: deleted)
      screen.select(row)
      screen.table.expectSelected(selected.map { .row($0) }, "row \(row)")
    }

    let deselecting = deletingScreen(row: 0)
    deselecting.select(8)
    deselecting.table.deselectRow(at: .row(8), animated: false)
    deselecting.table.expectSelected(nil)

    for position in [UITableView.ScrollPosition.none, .top, .middle, .bottom] {
      let screen = deletingScreen(row: 8)
      screen.table.expectCounts([9])
      screen.table.scrollToRow(at: .row(8), at: position, animated: false)
      screen.expectShown((3..<8).map { "row \($0)" }, "\(position)")
    }
  }

  /// Creates a screen of nine rows that deletes a row when its view is filled next.
  private func deletingScreen(row: Int) -> ListScreen {
    let list = ChangingList(.numbered(0..<9))
    let screen = ListScreen(list, height: 5)
    _ = screen.shown
    list.change(in: .didEndDisplaying) { [unowned screen] in
      list.sections[0].rows.remove(at: row)
      screen.table.deleteRows(at: [.row(row)], with: .none)
    }
    // The line of the control pushes row 4 out of the view.
    screen.setRefreshing(true)
    return screen
  }

  @Test(arguments: [true, false])
  func `rule 25: a scroll inside heightForRowAt fills the view`(isByLines: Bool) {
    for callNumber in 0..<7 {
      let list = ChangingList(.numbered(0..<30))
      let screen = ListScreen(list, height: 5)
      screen.table.scroll(by: 10)
      list.change(in: .heightForRow, after: callNumber) {
        if isByLines {
          screen.table.scroll(by: 12)
        } else {
          screen.table.scrollToRow(at: .row(22), at: .top, animated: false)
        }
      }
      screen.table.reloadData()
      // Five rows and the one above them are measured.
      let first = callNumber < 6 ? 22 : 10
      screen.expectShown((first..<first + 5).map { "row \($0)" }, "in call \(callNumber)")
      expectEqual(list.faults, [], "in call \(callNumber)")
    }
  }

  @Test func `rule 25: a callback may replace the data source`() {
    let list = ChangingList(.numbered(0..<3))
    let other = LabelledList([LabelledSection(rows: ["other"])])
    let screen = ListScreen(list, height: 3)
    list.change(in: .willDisplay) { screen.table.dataSource = other }
    screen.expectShown(["other", "", ""])
    expectEqual(list.faults, [])
  }
}
