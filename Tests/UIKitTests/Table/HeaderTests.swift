import TestSupport
import Testing
import UIKit

struct HeaderTests {
  @Test func `rule 19: titles are shown in one line each, above and below their section`() {
    let sections = [
      LabelledSection(header: "First", rows: ["a", "b"], footer: "2 rows"), LabelledSection(),
      LabelledSection(header: "Empty", footer: "0 rows"), LabelledSection(rows: ["c"], footer: ""),
      LabelledSection(header: "A title that is too long"), LabelledSection(),
    ]
    let screen = ListScreen(sections: sections, height: 10)
    let list = ["First", "a", "b", "2 rows", "Empty", "0 rows", "c", "", "A title that is too…"]
    screen.expectShown(list + [""])
    screen.expectWholeList(list)
    screen.table.expectVisible([.row(0), .row(1), .row(0, in: 3)])
  }

  @Test func `rule 19: a title is the text of a view, whose changed label shows`() {
    let sections = (0..<3).map {
      LabelledSection(header: "head \($0)", rows: ["row"], footer: $0 == 1 ? nil : "foot \($0)")
    }
    let screen = ListScreen(sections: sections, height: 4)
    let table = screen.table
    screen.expectShown(["head 0", "row", "foot 0", "head 1"])
    let (header, footer) = (table.headerView(forSection: 0), table.footerView(forSection: 0))
    let views = [header, footer, table.headerView(forSection: 2), table.footerView(forSection: 1)]
    expectEqual(views.map { $0?.textLabel?.text }, ["head 0", "foot 0", nil, nil])
    header?.textLabel?.text = "1 of 9"
    footer?.textLabel?.text = "end"
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
    screen.expectShown(["row", "head 2", "row", "foot 2"])
    table.delegate = nil
    let last = [table.headerView(forSection: 2), table.footerView(forSection: 2)]
    expectEqual(last.map { $0?.textLabel?.text }, ["head 2", "foot 2"])
  }
}
