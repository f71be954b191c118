import TestSupport
import Testing
import UIKit

struct HeaderTests {
  @Test func `rule 19: titles are shown in one line each, above and below their section`() {
    let sections = [
      LabelledSection(header: "First", rows: ["a", "b"], footer: "2 rows"),
      LabelledSection(header: "Second", rows: ["c"]),
      LabelledSection(rows: ["d"], footer: "the end"),
    ]
    let screen = ListScreen(sections: sections, height: 9)
    let list = ["First", "a", "b", "2 rows", "Second", "c", "d", "the end"]
    screen.expectShown(list + [""])
    screen.expectWholeList(list)

    let rowless = [
      LabelledSection(), LabelledSection(header: "Empty", footer: "0 rows"), LabelledSection(),
      LabelledSection(header: "Last"), LabelledSection(),
    ]
    let empty = ListScreen(sections: rowless, height: 4)
    empty.expectShown(["Empty", "0 rows", "Last", ""])
    empty.table.expectVisible([])

    let oddTitles = [
      LabelledSection(rows: ["a"], footer: ""),
      LabelledSection(header: "A title that is too long", rows: ["b"]),
    ]
    let odd = ListScreen(sections: oddTitles, height: 4)
    odd.expectShown(["a", "", "A title that is too…", "b"])
  }

  @Test func `rule 19: a title is the text of a view, whose changed label shows`() {
    let sections = (0..<3).map {
      LabelledSection(header: "head \($0)", rows: ["row"], footer: $0 == 1 ? nil : "foot \($0)")
    }
    let screen = ListScreen(sections: sections, height: 4)
    let table = screen.table
    screen.expectShown(["head 0", "row", "foot 0", "head 1"])
    let texts = [table.headerView(forSection: 0), table.footerView(forSection: 0)].map {
      $0?.textLabel?.text
    }
    #expect(texts == ["head 0", "foot 0"])
    #expect(table.headerView(forSection: 2) == nil)
    #expect(table.footerView(forSection: 1) == nil)
    table.headerView(forSection: 0)?.textLabel?.text = "1 of 9"
    table.footerView(forSection: 0)?.textLabel?.text = "end"
    screen.expectShown(["1 of 9", "row", "end", "head 1"])
    // The label has the title again when it comes back, and after a batch.
    table.scroll(by: 1)
    table.scroll(by: -1)
    screen.expectShown(["head 0", "row", "end", "head 1"])
    table.performBatchUpdates(nil)
    screen.expectShown(["head 0", "row", "foot 0", "head 1"])
    // A height of its own changes nothing, and other sections have other labels.
    screen.list.sections[0].headerHeight = .lines(2)
    table.reloadData()
    screen.expectShown(["head 0", "", "row", "foot 0"])
    table.headerView(forSection: 0)?.textLabel?.font = .boldSystemFont(ofSize: 17)
    table.scrollToEnd()
    #expect(table.headerView(forSection: 2)?.textLabel?.text == "head 2")
    screen.expectShown(["row", "head 2", "row", "foot 2"])
    table.delegate = nil
    #expect(table.footerView(forSection: 2)?.textLabel?.text == "foot 2")
  }

  @Test func `rule 19: titles scroll with the rows, and are read again on a reload`() {
    let sections = (0..<3).map {
      LabelledSection(header: "head \($0)", rows: [LabelledRow("row \($0)")], footer: "foot \($0)")
    }
    let screen = ListScreen(sections: sections, height: 4)
    screen.expectShown(["head 0", "row 0", "foot 0", "head 1"])
    screen.table.scroll(by: 2)
    screen.expectShown(["foot 0", "head 1", "row 1", "foot 1"])
    screen.table.scrollToEnd()
    screen.expectShown(["foot 1", "head 2", "row 2", "foot 2"])
    screen.table.scroll(by: -1)
    screen.expectShown(["row 1", "foot 1", "head 2", "row 2"])

    let short = ListScreen(
      sections: [LabelledSection(header: "old", rows: ["a"], footer: "old")], height: 3)
    short.expectShown(["old", "a", "old"])
    short.list.sections = [LabelledSection(header: "new", rows: ["a"])]
    short.expectShown(["old", "a", "old"])
    short.table.reloadData()
    short.expectShown(["new", "a", ""])

    short.list.sections = [LabelledSection(rows: ["a"], footer: "newer")]
    short.expectShown(["new", "a", ""])
    short.table.performBatchUpdates(nil)
    short.expectShown(["a", "newer", ""])
  }
}
