import ListRendering
import Testing

struct FollowingTests {
  @Test(
    arguments: [
      ("abc|def", "xabc|def", UpdateCall.insertRows([.row(0)]), IndexPath?.some(.row(1, in: 1))),
      ("abc|def", "abc|xdef", .insertRows([.row(0, in: 1)]), .row(2, in: 1)),
      ("abc|def", "abc|dexf", .insertRows([.row(2, in: 1)]), .row(1, in: 1)),
      ("abc|def", "abc|ef", .deleteRows([.row(0, in: 1)]), .row(0, in: 1)),
      ("abc|def", "abc|df", .deleteRows([.row(1, in: 1)]), nil),
      ("abc|def", "abc|dEf", .reconfigureRows([.row(1, in: 1)]), .row(1, in: 1)),
      ("abc|def", "abc|Def", .reloadRows([.row(0, in: 1)]), .row(1, in: 1)),
      ("abc|def", "aebc|df", .moveRow(.row(1, in: 1), to: .row(1)), .row(1)),
      ("abc|def", "abc|efd", .moveRow(.row(0, in: 1), to: .row(2, in: 1)), .row(0, in: 1)),
      ("abc|def", "x|abc|def", .insertSections([0]), .row(1, in: 2)),
      ("abc|def", "def", .deleteSections([0]), .row(1)),
      ("abc|def", "abc", .deleteSections([1]), nil),
      ("abc|def", "def|abc", .moveSection(1, to: 0), .row(1)),
      ("abc|def", "xy|def", .reloadSections([0]), .row(1, in: 1)),
    ] as [(ListPicture, ListPicture, UpdateCall, IndexPath?)])
  func `rule 24: the selection follows its row, and ends if the row is deleted`(
    before: ListPicture, after: ListPicture, call: UpdateCall, selected: IndexPath?
  ) {
    let screen = ListScreen(before)
    screen.table.selectRow(at: .row(1, in: 1))
    screen.update(to: after, call)
    #expect(screen.table.indexPathForSelectedRow == selected)
  }

  @Test(
    arguments: [
      ("abc|dEf", .reloadRows([.row(1, in: 1)])), ("abc|def", .reloadSections([1])),
    ] as [(ListPicture, UpdateCall)])
  func `rule 27: a reloaded row loses the selection`(after: ListPicture, call: UpdateCall) {
    let screen = ListScreen("abc|def")
    screen.table.selectRow(at: .row(1, in: 1))
    screen.update(to: after, call)
    #expect(screen.table.indexPathForSelectedRow == nil)
  }

  @Test(
    arguments: [
      // Changes above the view are not visible.
      ("xabcdefgh", "cde", [.insertRows([.row(0)])]), ("bcdefgh", "cde", [.deleteRows([.row(0)])]),
      ("xy|cdefgh", "cde", [.deleteRows([.row(0), .row(1)]), .insertSections([0])]),
      ("cdefgh", "cde", [.deleteRows([.row(0), .row(1)])]),
      // Changes in view leave the first row that stays at its line.
      ("abxcdefgh", "cde", [.insertRows([.row(2)])]),
      ("abcxdefgh", "cxd", [.insertRows([.row(3)])]),
      ("abcefgh", "cef", [.deleteRows([.row(3)])]), ("abdefgh", "bde", [.deleteRows([.row(2)])]),
      ("acbdefgh", "bde", [.moveRow(.row(2), to: .row(1))]),
      ("abdefghc", "bde", [.moveRow(.row(2), to: .row(7))]),
      ("abCdefgh", "Cde", [.reloadRows([.row(2)])]),
      // Changes below the view are not visible, unless the list ends in the view.
      ("abcdexfgh", "cde", [.insertRows([.row(5)])]),
      ("abcde", "cde", [.deleteRows([.row(5), .row(6), .row(7)])]),
      ("abc", "abc", [.deleteRows(.rows(3..<8))]),
      ("c", "c", [.deleteRows(.rows([0, 1, 3, 4, 5, 6, 7]))]),
    ] as [(ListPicture, String, [UpdateCall])])
  func `rule 24: the first row in view that stays keeps its line`(
    after: ListPicture, letters: String, calls: [UpdateCall]
  ) {
    let screen = ListScreen("abcdefgh", height: 3)
    screen.table.scroll(by: 2)
    screen.list.sections = after.sections
    screen.table.performBatchUpdates { for call in calls { screen.table.perform(call) } }
    #expect(screen.letters == letters)
  }

  @Test func `rule 24: a partly hidden row keeps its hidden lines`() {
    let screen = ListScreen(rows: .lines(1, 3, 2, 2), height: 4)
    screen.table.scroll(by: 2)
    #expect(screen.shown == ["1b", "1c", "2a", "2b"])
    screen.list.sections[0].rows.insert("new", at: 0)
    screen.table.insertRows(at: [.row(0)])
    #expect(screen.shown == ["1b", "1c", "2a", "2b"])
    screen.list.sections[0].rows.insert("newer", at: 3)
    screen.table.insertRows(at: [.row(3)])
    #expect(screen.shown == ["1b", "1c", "newer", "2a"])
  }

  @Test func `rule 24: if all visible rows are deleted, the next row takes the first place`() {
    let screen = ListScreen(rows: .lines(2, 2, 2, 2, 2), height: 3)
    screen.table.scroll(by: 3)
    #expect(screen.shown == ["1b", "2a", "2b"])
    screen.list.sections[0].rows.removeSubrange(1...2)
    screen.table.deleteRows(at: [.row(1), .row(2)])
    #expect(screen.shown == ["3b", "4a", "4b"])
  }

  @Test func `rule 24: a reloaded row whose visible lines are gone is shown from its top`() {
    let screen = ListScreen(rows: .lines(4, 1, 1, 1, 1), height: 3)
    screen.table.scroll(by: 3)
    screen.list.sections[0].rows[0] = "short"
    screen.table.reloadRows(at: [.row(0)])
    #expect(screen.shown == ["short", "1a", "2a"])
  }

  @Test(
    arguments: [
      ("xabcdef", "xab", [.insertRows([.row(0)])]), ("xy|abcdef", "xya", [.insertSections([0])]),
      ("cdef", "cde", [.deleteRows([.row(0), .row(1)])]),
      ("fabcde", "fab", [.moveRow(.row(5), to: .row(0))]), ("", "", [.deleteRows(.rows(0..<6))]),
      ("xyz", "xyz", [.deleteRows(.rows(0..<6)), .insertRows(.rows(0..<3))]),
    ] as [(ListPicture, String, [UpdateCall])])
  func `rule 24: a list that shows its beginning still shows it after a batch`(
    after: ListPicture, letters: String, calls: [UpdateCall]
  ) {
    let screen = ListScreen("abcdef", height: 3)
    screen.list.sections = after.sections
    screen.table.performBatchUpdates { for call in calls { screen.table.perform(call) } }
    #expect(screen.letters == letters)
  }

  @Test func `rule 24: an empty list shows the beginning of inserted rows`() {
    let screen = ListScreen("||", height: 3)
    screen.update(
      to: "|abcd|", .insertRows(.rows(0..<4, in: 1)))
    #expect(screen.letters == "abc")
    screen.update(to: "|b||e", .deleteRows(.rows([0, 2, 3], in: 1)), .insertSections([3]))
    #expect(screen.letters == "be")
  }
}
