import TerminalDrawing
import Testing
import UIKit

struct CountingTests {
  @Test func `rule 1: a table holds its data sources and its delegate weakly`() {
    let table = UITableView()
    var held: [AnyObject?] { [table.dataSource, table.delegate, table.prefetchDataSource] }
    do {
      let list = LabelledList([])
      table.dataSource = list
      table.delegate = list
      table.prefetchDataSource = list
      #expect(held.allSatisfy { $0 === list })
    }
    #expect(held.allSatisfy { $0 == nil })
  }

  @Test func `rule 3: a reload reads the counts once, before it requests cells, and keeps them`() {
    let screen = ListScreen(rows: .numbered(0..<50), height: 3)
    screen.table.expectCounts([50])
    screen.table.scrollToEnd()
    screen.table.size.height = 5
    _ = screen.wholeList
    expectEqual(screen.list.counts, [.sections, .rows(section: 0)])

    screen.list.calls = []
    screen.list.sections = [1, 9].map { LabelledSection(rows: .numbered(0..<$0)) }
    screen.table.expectCounts([50])
    screen.table.reloadData()
    screen.table.expectCounts([1, 9])
    let counts: [LabelledList.Call] = [.sections, .rows(section: 0), .rows(section: 1)]
    expectEqual(screen.list.counts, counts)
    expectEqual(screen.list.calls.prefix(3), counts[...])
  }

  @Test func `rule 3: the row count of a section that does not exist stops the program`() async {
    await Mistake.countingMissingSection.expectStop(
      with: "section 1 is out of bounds: there are only 1 sections")
  }
}
