import ListRendering
import Testing

struct SelectingTests {
  @Test func `rule 18: a tap asks, then tells`() {
    let list = TappedList("abc")
    list.tap(1)
    #expect(list.calls == [.willSelect(1), .didSelect(1)])
    #expect(list.selectedRow == 1)
  }

  @Test func `rule 18: the old row is given up after the new one was accepted`() {
    let list = TappedList("abc")
    list.tap(1)
    list.calls = []
    list.tap(2)
    #expect(list.calls == [.willSelect(2), .willDeselect(1), .didDeselect(1), .didSelect(2)])
    #expect(list.selectedRow == 2)
  }

  @Test func `rule 18: a tap on the selected row selects it again`() {
    let list = TappedList("abc")
    list.tap(1)
    list.tap(1)
    #expect(list.calls == [.willSelect(1), .didSelect(1), .willSelect(1), .didSelect(1)])
    #expect(list.selectedRow == 1)
  }

  @Test func `rule 18: a veto leaves the old selection alone`() {
    let list = TappedList("abc")
    list.tap(1)
    list.calls = []
    list.accept = { _ in nil }
    list.tap(2)
    #expect(list.calls == [.willSelect(2)])
    #expect(list.selectedRow == 1)
  }

  @Test func `rule 18: a veto of the old row leaves it selected`() {
    let list = TappedList("abc")
    list.tap(1)
    list.calls = []
    list.release = { _ in nil }
    list.tap(2)
    #expect(list.calls == [.willSelect(2), .willDeselect(1)])
    #expect(list.selectedRow == 1)
  }

  @Test func `rule 18: a tap may be redirected to another row`() {
    let list = TappedList("abc")
    list.tap(1)
    list.calls = []
    list.accept = { _ in .row(0) }
    list.tap(2)
    #expect(list.calls == [.willSelect(2), .willDeselect(1), .didDeselect(1), .didSelect(0)])
    #expect(list.selectedRow == 0)
  }

  @Test func `rule 18: a tap that is redirected to a row that is not there stops the program`()
    async
  {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let list = TappedList("abc")
      list.accept = { _ in .row(3) }
      list.tap(2)
    }
    #expect(
      result?.fatalError == """
        Attempted to select an out-of-bounds row (3) when there are only 3 rows in section 0.
        """)
  }

  @Test func `rule 18: no row is selected while one takes over from another`() {
    let list = TappedList("abc")
    list.tap(1)
    list.selections = []
    list.tap(2)
    #expect(list.selections == [1, 1, nil, 2])
  }

  @Test func `rule 18: without a delegate a tap selects`() {
    let screen = ListScreen("abc")
    screen.table.delegate = nil
    screen.table.tap(at: Point(column: 0, line: 1))
    #expect(screen.table.indexPathForSelectedRow == .row(1))
  }

  @Test func `rule 18: a delegate that does not say lets every row be selected`() {
    let dataSource = SingleSection()
    let table = TableView()
    table.size = Size(width: 10, height: 3)
    table.dataSource = dataSource
    table.delegate = dataSource
    for line in [0, 1] { table.tap(at: Point(column: 0, line: line)) }
    #expect(table.indexPathForSelectedRow == .row(1))
  }

  @Test func `rule 2: a table without a data source has no row to tap`() {
    let list = TappedList("abc")
    list.tap(1)
    list.screen.table.dataSource = nil
    list.calls = []
    list.tap(1)
    #expect(list.calls == [])
    #expect(list.selectedRow == nil)
  }
}
