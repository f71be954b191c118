import ListRendering
import Testing

struct SelectingTests {
  @Test func `rule 18: a tap calls willSelectRowAt and then didSelectRowAt`() {
    let list = TappedList("abc")
    list.tap(1)
    #expect(list.calls == [.willSelect(1), .didSelect(1)])
    #expect(list.selectedRow == 1)
  }

  @Test func `rule 18: the old row is deselected after the new one was accepted`() {
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

  @Test func `rule 18: refusing the new row keeps the old selection`() {
    let list = TappedList("abc")
    list.tap(1)
    list.calls = []
    list.accept = { _ in nil }
    list.tap(2)
    #expect(list.calls == [.willSelect(2)])
    #expect(list.selectedRow == 1)
  }

  @Test func `rule 18: refusing to deselect the old row keeps it selected`() {
    let list = TappedList("abc")
    list.tap(1)
    list.calls = []
    list.release = { _ in nil }
    list.tap(2)
    #expect(list.calls == [.willSelect(2), .willDeselect(1)])
    #expect(list.selectedRow == 1)
  }

  @Test func `rule 18: the delegate may select another row than the tapped one`() {
    let list = TappedList("abc")
    list.tap(1)
    list.calls = []
    list.accept = { _ in .row(0) }
    list.tap(2)
    #expect(list.calls == [.willSelect(2), .willDeselect(1), .didDeselect(1), .didSelect(0)])
    #expect(list.selectedRow == 0)
  }

  @Test func `rule 18: a delegate that selects a row that does not exist stops the program`()
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

  @Test
  func `rule 18: no row is selected between deselecting the old row and selecting the new one`() {
    let list = TappedList("abc")
    list.tap(1)
    list.selections = []
    list.tap(2)
    #expect(list.selections == [1, 1, nil, 2])
  }

  @Test func `rule 18: without a delegate, a tap selects its row`() {
    let screen = ListScreen("abc")
    screen.table.delegate = nil
    screen.table.tap(at: Point(column: 0, line: 1))
    #expect(screen.table.indexPathForSelectedRow == .row(1))
  }

  @Test func `rule 18: every row can be selected by default`() {
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

// MARK: -

/// A list whose rows are tapped, and a record of the delegate calls.
final class TappedList: TableViewDelegate {
  enum Call: Equatable {
    case willSelect(Int)
    case didSelect(Int)
    case willDeselect(Int)
    case didDeselect(Int)
  }

  let screen: ListScreen
  var accept: (IndexPath) -> IndexPath? = { $0 }
  var release: (IndexPath) -> IndexPath? = { $0 }

  /// The calls of the delegate, and the selected row during each call.
  var calls: [Call] = [] {
    didSet { if calls.count > oldValue.count { selections.append(selectedRow) } }
  }
  var selections: [Int?] = []

  init(_ picture: ListPicture) {
    screen = ListScreen(picture)
    screen.table.delegate = self
  }

  var selectedRow: Int? { screen.table.indexPathForSelectedRow?.row }

  func tap(_ row: Int) { screen.table.tap(at: Point(column: 0, line: row)) }

  func tableView(
    _ tableView: TableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    calls.append(.willSelect(indexPath.row))
    return accept(indexPath)
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    calls.append(.didSelect(indexPath.row))
  }

  func tableView(
    _ tableView: TableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    calls.append(.willDeselect(indexPath.row))
    return release(indexPath)
  }

  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {
    calls.append(.didDeselect(indexPath.row))
  }
}
