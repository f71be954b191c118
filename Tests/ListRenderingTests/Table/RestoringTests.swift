import ListRendering
import TableUpdates
import Testing

/// Checks that a table finds its selection and its place again in a changed list.
struct RestoringTests {
  @Test func `the first visible row that still exists is scrolled back to its line`() {
    let screen = ListScreen(IdentifiedList("ab", "cde", "fg", "hi", "jk"), height: 3)
    screen.table.scroll(by: 3)
    screen.expectLetters("def")
    let state = screen.place
    screen.show("jk", "xyz", "ab", "fg", "cde", "hi")
    screen.restore(state)
    screen.expectLetters("deh")
    // The section of “d” and “e” has only its first row left, so that “f” keeps its line.
    screen.show("ab", "c", "xy", "fg", "hi", "jk")
    screen.restore(state)
    screen.expectLetters("xyf")

    // A list that showed its beginning shows it again.
    let top = ListScreen(IdentifiedList("ab", "cd", "ef"), height: 3)
    let topState = top.place
    top.show("xy", "ab", "cd", "ef")
    top.table.scrollToEnd()
    top.restore(topState)
    top.expectLetters("xya")
  }

  @Test func `restoring the place of a row that is still there requests no rows`() {
    let screen = ListScreen(IdentifiedList("ab", "cde", "fg"), height: 3)
    screen.table.scroll(by: 2)
    let state = screen.place
    screen.table.reloadData()
    screen.list.calls = []
    screen.restore(state)
    screen.expectNoCalls()
  }

  @Test func `the selection follows its section, and ends if the row is gone or has no identifier`()
  {
    let screen = ListScreen(IdentifiedList("ab", "cde"), height: 3)
    screen.table.selectRow(at: .row(2, in: 1), animated: false, scrollPosition: .none)
    let state = screen.place
    screen.show("x", "y", "cde")
    screen.restore(state)
    screen.table.expectSelected(.row(2, in: 2))
    screen.show("cd", "x")
    screen.restore(state)
    screen.table.expectSelected(nil)

    let plain = ListScreen("abcdef", height: 3)
    plain.table.scroll(by: 2)
    plain.table.selectRow(at: .row(2), animated: false, scrollPosition: .none)
    let plainState = plain.place
    plain.table.scroll(by: 1)
    plain.restore(plainState)
    plain.expectLetters("def")
    plain.table.expectSelected(nil)
  }
}

// MARK: -

/// A list that identifies each section by the letter of its first row.
private final class IdentifiedList: LabelledList {
  /// Creates a list whose rows are letters, with a section for each text.
  convenience init(_ sections: String...) {
    self.init(sections.map(LabelledSection.init(letters:)))
  }

  override func identifier(ofSection section: Int) -> AnyHashable? {
    sections[section].rows[0].lines
  }
}

// MARK: -

extension LabelledSection {
  fileprivate init(letters: String) {
    self.init(rows: letters.map { LabelledRow(String($0)) })
  }
}

// MARK: -

extension ListScreen {
  /// The selection and the scroll position.
  fileprivate var place: TablePlace { table.place(identifiedBy: list.identifier(ofSection:)) }

  fileprivate func restore(_ place: TablePlace) {
    table.restore(place, identifiedBy: list.identifier(ofSection:))
  }

  /// Reloads the table with other sections.
  fileprivate func show(_ sections: String...) {
    list.sections = sections.map(LabelledSection.init(letters:))
    table.reloadData()
  }
}
