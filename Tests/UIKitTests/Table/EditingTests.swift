import ListRendering
import Testing
import UIKit

struct EditingTests {
  @Test func `a swipe deletes the row at its line, also after a scroll, and selects nothing`() {
    let (screen, window) = editedScreen("abcde")
    window.swipeToDelete(line: 2)
    expectEqual(screen.swipes, [.canEdit([0, 1]), .editingStyle([0, 1]), .delete([0, 1])])
    screen.expectLetters("acd")
    window.scroll(by: 1)
    window.swipeToDelete(line: 3)
    expectEqual(screen.swipes.last, .delete([0, 3]))
    screen.expectLetters("acd")
    screen.table.expectSelected(nil)
  }

  @Test func `a swipe over a locked row, over a title or outside the rows deletes nothing`() {
    let (screen, window) = editedScreen("ab")
    screen.list.sections[0].header = "head"
    screen.list.edits = { $0.row == 0 }
    screen.table.reloadData()
    for line in [-1, 0, 1, 4, 5] { window.swipeToDelete(line: line) }
    expectEqual(screen.swipes, [])
    window.swipeToDelete(line: 3)
    expectEqual(screen.swipes, [.canEdit([0, 1])])
    window.swipeToDelete(line: 2)
    expectEqual(screen.swipes.last, .delete([0, 0]))
    window.swipeToDelete(line: 3)
    screen.expectLetters("headb")
  }

  @Test func `rule 18: a swipe deletes only if the delegate's editing style is delete`() {
    let (screen, window) = editedScreen("abc")
    for style in [UITableViewCell.EditingStyle.none, .insert] {
      screen.list.style = { _ in style }
      window.swipeToDelete(line: 2)
    }
    screen.list.style = { _ in
      screen.table.reloadData()
      return .delete
    }
    window.swipeToDelete(line: 1)
    screen.expectLetters("abc")
    screen.table.delegate = nil
    window.swipeToDelete(line: 1)
    screen.expectLetters("bc")
  }

  @Test func `rule 25: a swipe ends if the answer whether a row may be edited removes the row`() {
    let (screen, window) = editedScreen("abc")
    screen.list.edits = { _ in
      screen.update(to: "a", .deleteRows(.rows(1..<3)))
      return true
    }
    window.swipeToDelete(line: 3)
    expectEqual(screen.swipes, [])
    screen.expectLetters("a")
  }

  /// Returns a list whose rows a swipe deletes, in a window of three lines.
  private func editedScreen(_ picture: ListPicture) -> (ListScreen, TextWindow) {
    let screen = ListScreen(picture)
    let window = TextWindow(rootViewController: screen, size: Size(width: 12, height: 5))
    screen.list.delete = { [unowned screen] indexPath in
      screen.list.sections[0].rows.remove(at: indexPath.row)
      screen.table.deleteRows(at: [indexPath], with: .automatic)
    }
    return (screen, window)
  }
}
