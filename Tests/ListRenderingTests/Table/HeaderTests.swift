import ListRendering
import Testing

struct HeaderTests {
  @Test func `rule 19: titles are shown above and below their section`() {
    let sections = [
      LabelledSection(header: "First", rows: ["a", "b"], footer: "2 rows"),
      LabelledSection(header: "Second", rows: ["c"]),
      LabelledSection(rows: ["d"], footer: "the end"),
    ]
    let screen = ListScreen(sections: sections, height: 9)
    let list = ["First", "a", "b", "2 rows", "Second", "c", "d", "the end"]
    #expect(screen.shown == list + [""])
    #expect(screen.wholeList == list)
  }

  @Test func `rule 19: a section has no titles by default`() {
    let dataSource = SingleSection()
    let table = TableView()
    table.dataSource = dataSource
    table.size = Size(width: 10, height: 3)
    #expect((0..<3).map { table.indexPathForRow(atLine: $0)?.row } == [0, 1, nil])
  }

  @Test func `rule 19: a section without rows still has its titles`() {
    let sections = [
      LabelledSection(), LabelledSection(header: "Empty", footer: "0 rows"), LabelledSection(),
      LabelledSection(header: "Last"), LabelledSection(),
    ]
    let screen = ListScreen(sections: sections, height: 4)
    #expect(screen.shown == ["Empty", "0 rows", "Last", ""])
    #expect(screen.table.indexPathsForVisibleRows.isEmpty)
  }

  @Test func `rule 19: an empty title is a blank line`() {
    let screen = ListScreen(
      sections: [LabelledSection(rows: ["a"], footer: ""), LabelledSection(rows: ["b"])], height: 3)
    #expect(screen.shown == ["a", "", "b"])
  }

  @Test func `rule 19: titles scroll with the rows`() {
    let sections = (0..<3).map {
      LabelledSection(header: "head \($0)", rows: [LabelledRow("row \($0)")], footer: "foot \($0)")
    }
    let screen = ListScreen(sections: sections, height: 4)
    #expect(screen.shown == ["head 0", "row 0", "foot 0", "head 1"])
    screen.table.scroll(by: 2)
    #expect(screen.shown == ["foot 0", "head 1", "row 1", "foot 1"])
    screen.table.scrollToEnd()
    #expect(screen.shown == ["foot 1", "head 2", "row 2", "foot 2"])
    screen.table.scroll(by: -1)
    #expect(screen.shown == ["row 1", "foot 1", "head 2", "row 2"])
  }

  @Test func `rule 19: titles are read again on a reload`() {
    let screen = ListScreen(
      sections: [LabelledSection(header: "old", rows: ["a"], footer: "old")], height: 3)
    #expect(screen.shown == ["old", "a", "old"])
    screen.list.sections = [LabelledSection(header: "new", rows: ["a"])]
    #expect(screen.shown == ["old", "a", "old"])
    screen.table.reloadData()
    #expect(screen.shown == ["new", "a", ""])
  }

  @Test func `rule 19: a long title is cut`() {
    let section = LabelledSection(header: "A title that is too long", rows: ["a"])
    let screen = ListScreen(sections: [section], height: 2)
    #expect(screen.shown == ["A title that is too…", "a"])
  }
}
