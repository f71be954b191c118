import ListRendering
import Testing

struct ReloadingTests {
  @Test func `rule 4: a reload reads the counts again`() {
    let screen = ListScreen(rows: .numbered(0..<2), height: 3)
    #expect(screen.shown == ["row 0", "row 1", ""])
    screen.list.sections[0].rows = .numbered(0..<3)
    screen.table.reloadData()
    #expect(screen.shown == ["row 0", "row 1", "row 2"])
  }

  @Test func `rule 4: a reload requests only the visible rows again`() {
    let screen = ListScreen(rows: .numbered(0..<9), height: 2)
    #expect(screen.shown == ["row 0", "row 1"])
    screen.list.sections[0].rows = .numbered(100..<109)
    #expect(screen.shown == ["row 0", "row 1"])
    screen.list.calls = []
    screen.table.reloadData()
    #expect(screen.shown == ["row 100", "row 101"])
    #expect(
      screen.list.cells == [
        .cell(IndexPath(row: 0, section: 0)), .cell(IndexPath(row: 1, section: 0)),
      ])
  }

  @Test func `rule 4: setting another data source reloads the table before its next use`() {
    let screen = ListScreen(rows: .numbered(0..<2), height: 2)
    #expect(screen.shown == ["row 0", "row 1"])
    let other = LabelledList([LabelledSection(rows: ["another"])])
    screen.table.dataSource = other
    screen.table.delegate = other
    #expect(screen.table.numberOfRows(inSection: 0) == 1)
    #expect(screen.shown == ["another", ""])
  }

  @Test
  func
    `rule 4: setting the delegate or the row height keeps the selection and the scroll position`()
  {
    let screen = ListScreen(rows: .numbered(0..<9), height: 3)
    screen.table.scroll(by: 4)
    screen.table.selectRow(at: .row(5))
    screen.list.calls = []
    screen.table.delegate = nil
    screen.table.rowHeight = 2
    #expect(screen.shown == ["row 4", "", "row 5"])
    #expect(screen.table.indexPathForSelectedRow == .row(5))
    #expect(screen.list.counts == [])
  }

  @Test(arguments: 0...6) func `rule 4: a reload keeps the scroll position`(offset: Int) {
    let screen = ListScreen(rows: .lines(1, 2, 3, 4), height: 4)
    screen.table.scroll(by: offset)
    let shown = screen.shown
    screen.table.reloadData()
    #expect(screen.shown == shown)
  }

  @Test func `rule 4: a reload of a shorter list shows its end`() {
    let screen = ListScreen(rows: .numbered(0..<9), height: 3)
    screen.table.scrollToEnd()
    screen.list.sections[0].rows = .numbered(0..<8)
    screen.table.reloadData()
    #expect(screen.shown == ["row 5", "row 6", "row 7"])
    screen.list.sections[0].rows = .numbered(0..<4)
    screen.table.reloadData()
    #expect(screen.shown == ["row 1", "row 2", "row 3"])
    screen.list.sections[0].rows = .numbered(0..<2)
    screen.table.reloadData()
    #expect(screen.shown == ["row 0", "row 1", ""])
    screen.list.sections = []
    screen.table.reloadData()
    #expect(screen.shown == ["", "", ""])
  }

  @Test func `rule 4: a reload shows the end of the list if the visible section is gone`() {
    let sections = (0..<4).map {
      LabelledSection(rows: ["\($0).0", "\($0).1"].map { LabelledRow($0) })
    }
    let screen = ListScreen(sections: sections, height: 2)
    screen.table.scrollToRow(at: IndexPath(row: 0, section: 3), at: .top)
    screen.list.sections.removeLast(2)
    screen.table.reloadData()
    #expect(screen.shown == ["1.0", "1.1"])
  }

  @Test func `rule 4: a reload shows the end of the list if the visible title is gone`() {
    let sections = (0..<4).map { LabelledSection(header: "head \($0)", rows: ["row"]) }
    let screen = ListScreen(sections: sections, height: 2)
    screen.table.scroll(by: 6)
    #expect(screen.shown == ["head 3", "row"])
    screen.list.sections.removeLast()
    screen.table.reloadData()
    #expect(screen.shown == ["head 2", "row"])
  }

  @Test func `rule 4: a reload shows the nearest row from its top if the row in view is gone`() {
    let sections = [LabelledSection(rows: .lines(2, 3)), LabelledSection(rows: .numbered(0..<9))]
    let screen = ListScreen(sections: sections, height: 2)
    screen.table.scroll(by: 3)
    #expect(screen.shown == ["1b", "1c"])
    screen.list.sections[0].rows.removeLast()
    screen.table.reloadData()
    #expect(screen.shown == ["0a", "0b"])
  }

  @Test func `rule 4: a list that shows its beginning shows rows that a reload adds above`() {
    let screen = ListScreen(rows: .numbered(0..<5), height: 2)
    #expect(screen.shown == ["row 0", "row 1"])
    screen.list.sections.insert(LabelledSection(header: "New", rows: ["new row"]), at: 0)
    screen.table.reloadData()
    #expect(screen.shown == ["New", "new row"])
  }

  @Test
  func `rule 4: a list that begins with a row of height 0 shows rows that a reload adds above`() {
    let rows = [LabelledRow("none", height: 0)] + .numbered(0..<5)
    let screen = ListScreen(rows: rows, height: 2)
    screen.table.scroll(by: 1)
    screen.table.scroll(by: -1)
    #expect(screen.shown == ["row 0", "row 1"])
    screen.list.sections[0].rows = ["new 0", "new 1"] + rows
    screen.table.reloadData()
    #expect(screen.shown == ["new 0", "new 1"])
  }

  @Test func `rule 4: a row whose visible lines are gone after a reload is shown from its top`() {
    let screen = ListScreen(rows: .lines(4, 2, 2), height: 3)
    screen.table.scroll(by: 3)
    #expect(screen.shown == ["0d", "1a", "1b"])
    screen.list.sections[0].rows = .lines(2, 2, 2)
    screen.table.reloadData()
    #expect(screen.shown == ["0a", "0b", "1a"])
  }
}
