import ListRendering
import Testing

struct ScrollToRowTests {
  @Test(arguments: [
    (TableView.ScrollPosition.top, ["row 9", "row 10", "row 11", "row 12", "row 13"]),
    (.middle, ["row 7", "row 8", "row 9", "row 10", "row 11"]),
    (.bottom, ["row 5", "row 6", "row 7", "row 8", "row 9"]),
  ])
  func `rule 16: a row is scrolled to the requested position`(
    position: TableView.ScrollPosition, shown: [String]
  ) {
    for start in [0, 7, 9, 15] {
      let screen = ListScreen(rows: .numbered(0..<20), height: 5)
      screen.table.scroll(by: start)
      screen.table.scrollToRow(at: IndexPath(row: 9, section: 0), at: position)
      #expect(screen.shown == shown, "from line \(start)")
    }
  }

  @Test(arguments: [TableView.ScrollPosition.top, .middle, .bottom, .none])
  func `rule 16: a scroll to a row stops at the ends of the list`(
    position: TableView.ScrollPosition
  ) {
    let screen = ListScreen(rows: .numbered(0..<20), height: 3)
    screen.table.scrollToRow(at: IndexPath(row: 19, section: 0), at: position)
    #expect(screen.shown == ["row 17", "row 18", "row 19"])
    screen.table.scrollToRow(at: IndexPath(row: 0, section: 0), at: position)
    #expect(screen.shown == ["row 0", "row 1", "row 2"])
  }

  @Test(arguments: [
    (from: 2, row: 0, shown: ["0a", "1a", "1b", "2a"]),
    (from: 2, row: 1, shown: ["1a", "1b", "2a", "2b"]),
    (from: 1, row: 2, shown: ["1b", "2a", "2b", "2c"]),
    (from: 2, row: 3, shown: ["2a", "2b", "2c", "3a"]),
    (from: 2, row: 4, shown: ["2c", "3a", "4a", "4b"]),
    (from: 0, row: 5, shown: ["3a", "4a", "4b", "5a"]),
  ])
  func `rule 16: without a position, a row is scrolled to the nearest edge`(
    from: Int, row: Int, shown: [String]
  ) {
    let screen = ListScreen(rows: .lines(1, 2, 3, 1, 2, 1), height: 4)
    screen.table.scroll(by: from)
    screen.table.scrollToRow(at: IndexPath(row: row, section: 0), at: .none)
    #expect(screen.shown == shown)
  }

  @Test func `rule 16: scrolling to a fully visible row without a position does nothing`() {
    let screen = ListScreen(rows: .lines(1, 2, 3, 1), height: 4)
    screen.table.scroll(by: 2)
    screen.list.calls = []
    screen.table.scrollToRow(at: IndexPath(row: 2, section: 0), at: .none)
    #expect(screen.shown == ["1b", "2a", "2b", "2c"])
    #expect(screen.list.cells.isEmpty)
  }

  @Test
  func `rule 16: without a position, a row above the visible titles is scrolled to the upper edge`()
  {
    let sections = [
      LabelledSection(rows: .numbered(0..<5), footer: "foot"),
      LabelledSection(header: "head", rows: .numbered(5..<9)),
    ]
    let screen = ListScreen(sections: sections, height: 2)
    screen.table.scroll(by: 5)
    #expect(screen.shown == ["foot", "head"])
    screen.table.scrollToRow(at: IndexPath(row: 4, section: 0), at: .none)
    #expect(screen.shown == ["row 4", "foot"])
  }

  @Test
  func `rule 16: without a position, a row below the visible titles is scrolled to the lower edge`()
  {
    let sections = [
      LabelledSection(rows: .numbered(0..<5), footer: "foot"),
      LabelledSection(header: "head", rows: .lines(2, 1, 1, 1)),
    ]
    let screen = ListScreen(sections: sections, height: 3)
    screen.table.scroll(by: 5)
    #expect(screen.shown == ["foot", "head", "0a"])
    screen.table.scrollToRow(at: IndexPath(row: 0, section: 1), at: .none)
    #expect(screen.shown == ["head", "0a", "0b"])
  }

  @Test(arguments: [
    (TableView.ScrollPosition.top, ["5a", "5b"]), (.middle, ["5a", "5b"]), (.bottom, ["5d", "5e"]),
  ])
  func `rule 16: a row higher than the view shows its end at the bottom, else its beginning`(
    position: TableView.ScrollPosition, shown: [String]
  ) {
    // From far above, just above, inside, just below and far below the row.
    for start in [0, 4, 5, 7, 8, 9, 13] {
      let screen = ListScreen(rows: .lines(1, 1, 1, 1, 1, 5, 1, 1, 1, 1, 1), height: 2)
      screen.table.scroll(by: start)
      screen.table.scrollToRow(at: IndexPath(row: 5, section: 0), at: position)
      #expect(screen.shown == shown, "from line \(start)")
    }
  }

  @Test(arguments: [(5, ["5d", "5e"]), (8, ["5a", "5b"])])
  func `rule 16: without a position, a row higher than the view is scrolled to its other end`(
    start: Int, shown: [String]
  ) {
    let screen = ListScreen(rows: .lines(1, 1, 1, 1, 1, 5, 1), height: 2)
    screen.table.scroll(by: start)
    screen.table.scrollToRow(at: IndexPath(row: 5, section: 0), at: .none)
    #expect(screen.shown == shown)
  }

  @Test func `rule 16: a scroll to a row that does not exist stops the program`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let screen = ListScreen(sections: [LabelledSection(), LabelledSection(rows: ["a", "b"])])
      screen.table.scrollToRow(at: IndexPath(row: 2, section: 1), at: .top)
    }
    #expect(
      result?.fatalError == """
        Attempted to scroll the table view to an out-of-bounds row (2) when there are only 2 rows \
        in section 1.
        """)
  }

  @Test func `rule 16: a scroll to a section that does not exist stops the program`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let screen = ListScreen(sections: [LabelledSection(), LabelledSection(rows: ["a", "b"])])
      screen.table.scrollToRow(at: IndexPath(row: 0, section: 2), at: .none)
    }
    #expect(
      result?.fatalError == """
        Attempted to scroll the table view to an out-of-bounds section (2) when there are only 2 \
        sections.
        """)
  }
}
