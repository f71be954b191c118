import ListRendering
import TestSupport
import Testing
import UIKit

struct FollowingTests {
  @Test func `rules 24 and 27: the selection follows its row until it is deleted or reloaded`() {
    let updates: [(after: ListPicture, call: UpdateCall, selected: IndexPath?)] = [
      ("xabc|def", .insertRows([.row(0)]), .row(1, in: 1)),
      ("abc|xdef", .insertRows([.row(0, in: 1)]), .row(2, in: 1)),
      ("abc|dexf", .insertRows([.row(2, in: 1)]), .row(1, in: 1)),
      ("abc|ef", .deleteRows([.row(0, in: 1)]), .row(0, in: 1)),
      ("abc|df", .deleteRows([.row(1, in: 1)]), nil),
      ("abc|dEf", .reconfigureRows([.row(1, in: 1)]), .row(1, in: 1)),
      ("abc|dEf", .reloadRows([.row(1, in: 1)]), nil),
      ("abc|Def", .reloadRows([.row(0, in: 1)]), .row(1, in: 1)),
      ("aebc|df", .moveRow(.row(1, in: 1), to: .row(1)), .row(1)),
      ("abc|efd", .moveRow(.row(0, in: 1), to: .row(2, in: 1)), .row(0, in: 1)),
      ("x|abc|def", .insertSections([0]), .row(1, in: 2)),
      ("def", .deleteSections([0]), .row(1)),
      ("abc", .deleteSections([1]), nil),
      ("def|abc", .moveSection(1, to: 0), .row(1)),
      ("xy|def", .reloadSections([0]), .row(1, in: 1)),
      ("abc|def", .reloadSections([1]), nil),
    ]
    for (after, call, selected) in updates {
      let screen = ListScreen("abc|def")
      screen.table.selectRow(at: .row(1, in: 1), animated: false, scrollPosition: .none)
      screen.update(to: after, call)
      screen.table.expectSelected(selected, "\(call)")
    }
  }

  @Test func `rule 24: the offset stays, so that code can add the growth of the content`() {
    let table = ListScreen(rows: .numbered(0..<20), height: 5)
    let collection = CollectionScreen(items: 0..<20, columns: 1, height: 10)
    let insertions: [(list: UIScrollView, lines: Int, insert: () -> Void)] = [
      (
        table.table, 1,
        {
          table.list.sections[0].rows.insert(contentsOf: ["new", "newer"], at: 0)
          table.table.insertRows(at: .rows(0..<2), with: .automatic)
        }
      ),
      (
        collection.collection, 2,
        {
          collection.sections[0].rows.insert(contentsOf: ["new", "newer"], at: 0)
          collection.collection.insertItems(at: .rows(0..<2))
        }
      ),
    ]
    for (list, lines, insert) in insertions {
      let window = TextWindow(
        rootViewController: list === table.table ? table : collection,
        size: Size(width: 20, height: 7))
      list.contentOffset.y = .lines(10 * lines)
      let (offset, height) = (list.contentOffset.y, list.contentSize.height)
      #expect(window.lines[1].contains("row 10"))
      insert()
      #expect(list.contentOffset.y == offset)
      window.layoutIfNeeded()
      #expect(window.lines[1].contains("row 8"))
      list.contentOffset.y = offset + list.contentSize.height - height
      #expect(list.contentOffset.y == .lines(12 * lines))
      window.layoutIfNeeded()
      #expect(window.lines[1].contains("row 10"))
    }
  }

  @Test func `rule 24: a snapshot keeps the offset, too`() throws {
    let screen = SnapshotScreen(style: .plain)
    let window = TextWindow(rootViewController: screen, size: Size(width: 20, height: 5))
    let source = try #require(screen.source)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(stride(from: 0, to: 60, by: 3)))
    source.apply(snapshot)
    screen.tableView.contentOffset.y = .lines(9)
    window.layoutIfNeeded()
    #expect(window.lines[1].contains("24.0a"))
    snapshot.insertItems([90, 93], beforeItem: 0)
    source.apply(snapshot)
    window.layoutIfNeeded()
    #expect(window.lines[1].contains("18.0a"))
    #expect(screen.tableView.contentOffset.y == .lines(9))
  }

  @Test func `rule 24: the view shows the same lines of the content, or its end`() {
    let updates: [(after: ListPicture, letters: String, calls: [UpdateCall])] = [
      // Changes above the view move the rows in view.
      ("xabcdefgh", "bcd", [.insertRows([.row(0)])]), ("bcdefgh", "def", [.deleteRows([.row(0)])]),
      ("hgabcdef", "abc", [.moveRow(.row(7), to: .row(0)), .moveRow(.row(6), to: .row(1))]),
      // Changes in view move the rows below.
      ("abxcdefgh", "xcd", [.insertRows([.row(2)])]),
      ("abcxdefgh", "cxd", [.insertRows([.row(3)])]), ("abdefgh", "def", [.deleteRows([.row(2)])]),
      ("abdefghc", "def", [.moveRow(.row(2), to: .row(7))]),
      // No row in view stays, or one is replaced.
      ("abfgh", "fgh", [.deleteRows(.rows(2..<5))]), ("abCdefgh", "Cde", [.reloadRows([.row(2)])]),
      // Changes below the view are not visible, unless the list ends in the view.
      ("abcde", "cde", [.deleteRows(.rows(5..<8))]), ("abc", "abc", [.deleteRows(.rows(3..<8))]),
    ]
    for (after, letters, calls) in updates {
      let screen = ListScreen("abcdefgh", height: 3)
      screen.table.scroll(by: 2)
      screen.update(to: after, calls)
      screen.expectLetters(letters, "\(calls)")
    }
  }

  @Test func `rule 24: the offset stays when sections move`() {
    let moves: [(after: ListPicture, letters: String, call: UpdateCall)] = [
      ("gh|ab|cd|ef|ij|kl|mn", "efi", .moveSection(3, to: 0)),
      ("ab|cd|ef|ij|kl|gh|mn", "ijk", .moveSection(3, to: 5)),
      ("ab|ef|gh|cd|ij|kl|mn", "cdi", .moveSection(1, to: 3)),
      ("ab|mn|cd|ef|gh|ij|kl", "efg", .moveSection(6, to: 1)),
    ]
    for (after, letters, call) in moves {
      let screen = ListScreen("ab|cd|ef|gh|ij|kl|mn", height: 3)
      screen.table.scroll(by: 6)
      screen.update(to: after, call)
      screen.expectLetters(letters, "\(call)")
    }
  }

  @Test func `rule 24: a list that shows its beginning still shows it after a batch`() {
    let updates: [(after: ListPicture, letters: String, calls: [UpdateCall])] = [
      ("xabcdef", "xab", [.insertRows([.row(0)])]), ("xy|abcdef", "xya", [.insertSections([0])]),
      ("fabcde", "fab", [.moveRow(.row(5), to: .row(0))]), ("", "", [.deleteRows(.rows(0..<6))]),
    ]
    for (after, letters, calls) in updates {
      let screen = ListScreen("abcdef", height: 3)
      screen.update(to: after, calls)
      screen.expectLetters(letters, "\(calls)")
    }
  }

  @Test func `rules 4 and 24: if no row in view remains, the place is that after a reload`() {
    let places: [(offset: Int, shown: [String])] = [
      (offset: 0, shown: ["0a", "1a", "1b"]), (offset: 5, shown: ["2b", "3a", "3b"]),
      // A row that would be wholly above the view begins at the upper edge, as does the nearest one.
      (offset: 8, shown: ["3a", "3b", "4a"]),
      // The offset is past the last row, and the list shows its end.
      (offset: 15, shown: ["5b", "5c", "5d"]),
    ]
    for (offset, shown) in places {
      for isBatch in [false, true] {
        let screen = ListScreen(rows: .lines(2, 2, 2, 3, 2, 2, 1, 2, 2), height: 3)
        screen.table.scroll(by: offset)
        screen.list.sections[0].rows = .lines(1, 3, 2, 2, 1, 4)
        if isBatch {
          screen.table.performBatchUpdates {
            screen.table.deleteRows(at: .rows(0..<9), with: .automatic)
            screen.table.insertRows(at: .rows(0..<6), with: .automatic)
          }
        } else {
          screen.table.reloadData()
        }
        screen.expectShown(shown, "offset \(offset), batch \(isBatch)")
      }
    }
  }

  @Test func `rule 24: a partly hidden row shows more lines if rows come above it`() {
    let staying = ListScreen(rows: .lines(1, 3, 2, 2), height: 4)
    staying.table.scroll(by: 2)
    staying.expectShown(["1b", "1c", "2a", "2b"])
    staying.list.sections[0].rows.insert("new", at: 0)
    staying.table.insertRows(at: [.row(0)], with: .automatic)
    staying.expectShown(["1a", "1b", "1c", "2a"])
    staying.list.sections[0].rows.insert("newer", at: 3)
    staying.table.insertRows(at: [.row(3)], with: .automatic)
    staying.expectShown(["1a", "1b", "1c", "newer"])

    let shrinking = ListScreen(rows: .lines(4, 1, 1, 1, 1), height: 3)
    shrinking.table.scroll(by: 3)
    shrinking.list.sections[0].rows[0] = "short"
    shrinking.table.reloadRows(at: [.row(0)], with: .automatic)
    shrinking.expectShown(["short", "1a", "2a"])
  }

  @Test func `an offset past the end shows the end of a last row higher than the view`() {
    let far = ListScreen(rows: .lines(1, 1, 1, 1, 1, 1, 1, 1, 1, 4), height: 3)
    let outer = UIViewController()
    outer.view = far.table
    let window = TextWindow(
      rootViewController: outer, size: Size(width: 20, height: 4), style: .plain)
    far.table.contentOffset.y = .lines(99)
    window.expectFrame("\n9b\n9c\n9d")
  }
}
