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
    screen.expectShown(["row 0", "row 1", "row 2"])
    screen.table.scrollToEnd()
    screen.table.size.height = 5
    #expect(screen.wholeList.count == 50)
    #expect(screen.list.counts == [.sections, .rows(section: 0)])

    screen.list.calls = []
    screen.list.sections = [LabelledSection(rows: .numbered(0..<60)), LabelledSection()]
    screen.table.expectCounts([50])
    screen.table.reloadData()
    screen.table.expectCounts([60, 0])
    #expect(screen.shown.last == "row 49")
    #expect(screen.list.counts == [.sections, .rows(section: 0), .rows(section: 1)])

    let otherSections = [1, 9].map { LabelledSection(rows: .numbered(0..<$0)) }
    let other = ListScreen(sections: otherSections, height: 3)
    other.table.reloadData()
    let counts = other.list.counts
    #expect(counts == [.sections, .rows(section: 0), .rows(section: 1)])
    #expect(other.list.calls.prefix(3) == counts[...])
    other.expectAsked([[0, 0], [1, 0], [1, 1]])
  }

  @Test func `rule 3: the row count of a section that does not exist stops the program`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let screen = ListScreen(sections: [LabelledSection(), LabelledSection()])
      _ = screen.table.numberOfRows(inSection: 2)
    }
    result.expectFatalError("section 2 is out of bounds: there are only 2 sections")
  }
}
