import ListRendering
import Testing

struct CountingTests {
  @Test func `rule 1: a table holds its data sources and its delegate weakly`() {
    let table = TableView()
    do {
      let list = LabelledList([])
      let prefetching = RecordedPrefetching()
      table.dataSource = list
      table.delegate = list
      table.prefetchDataSource = prefetching
      #expect(table.dataSource === list)
      #expect(table.delegate === list)
      #expect(table.prefetchDataSource === prefetching)
    }
    #expect(table.dataSource == nil)
    #expect(table.delegate == nil)
    #expect(table.prefetchDataSource == nil)
  }

  @Test func `rule 2: a data source has one section by default`() {
    let table = TableView()
    let dataSource = SingleSection()
    table.dataSource = dataSource
    #expect(table.numberOfSections == 1)
    #expect(table.numberOfRows(inSection: 0) == 2)
  }

  @Test func `rule 2: a table without a data source has no sections`() {
    #expect(TableView().numberOfSections == 0)
  }

  @Test func `rule 2: a table has no sections after its data source was removed`() {
    let screen = ListScreen(rows: .numbered(0..<2), height: 2)
    #expect(screen.shown == ["row 0", "row 1"])
    screen.table.dataSource = nil
    #expect(screen.table.numberOfSections == 0)
    #expect(screen.shown == ["", ""])
  }

  @Test func `rule 3: a reload counts sections first, then rows, and then requests cells`() {
    let sections = [1, 9].map { LabelledSection(rows: .numbered(0..<$0)) }
    let screen = ListScreen(sections: sections, height: 3)
    screen.table.reloadData()
    #expect(
      screen.list.countsAndCells == [
        .sections, .rows(section: 0), .rows(section: 1),
        .cell(IndexPath(row: 0, section: 0)),
        .cell(IndexPath(row: 0, section: 1)),
        .cell(IndexPath(row: 1, section: 1)),
      ])
  }

  @Test func `rule 3: counts are read once per reload`() {
    let screen = ListScreen(rows: .numbered(0..<50), height: 3)
    #expect(screen.table.numberOfSections == 1)
    #expect(screen.table.numberOfRows(inSection: 0) == 50)
    #expect(screen.shown == ["row 0", "row 1", "row 2"])
    screen.table.scrollToEnd()
    screen.table.size.height = 5
    #expect(screen.wholeList.count == 50)
    #expect(screen.list.counts == [.sections, .rows(section: 0)])
    screen.table.reloadData()
    #expect(screen.shown.last == "row 49")
    #expect(
      screen.list.counts == [.sections, .rows(section: 0), .sections, .rows(section: 0)])
  }

  @Test func `rule 3: counts stay as they are until the next reload`() {
    let screen = ListScreen(rows: .numbered(0..<2), height: 2)
    #expect(screen.table.numberOfRows(inSection: 0) == 2)
    screen.list.sections = [LabelledSection(rows: .numbered(0..<7)), LabelledSection()]
    #expect(screen.table.numberOfSections == 1)
    #expect(screen.table.numberOfRows(inSection: 0) == 2)
    screen.table.reloadData()
    #expect(screen.table.numberOfSections == 2)
    #expect(screen.table.numberOfRows(inSection: 0) == 7)
  }

  @Test func `rule 3: the row count of a section that does not exist stops the program`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let screen = ListScreen(sections: [LabelledSection(), LabelledSection()])
      _ = screen.table.numberOfRows(inSection: 2)
    }
    #expect(result?.fatalError == "section 2 is out of bounds: there are only 2 sections")
  }
}
