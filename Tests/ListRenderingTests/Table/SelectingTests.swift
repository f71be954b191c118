import ListRendering
import Testing

struct SelectingTests {
  @Test func `rule 18: each tap calls willSelectRowAt and then didSelectRowAt`() {
    let list = TappedList("abc")
    for _ in 1...2 {
      list.tap(1)
      list.expectCalls([.willSelect(1), .didSelect(1)], selected: 1)
    }
    list.screen.table.delegate = nil
    list.tap(2)
    list.expectCalls([], selected: 2)
  }

  @Test
  func `rule 18: the old row is deselected after the new one is accepted, before it is selected`() {
    let list = TappedList("abc", selected: 1)
    list.tap(2)
    #expect(list.selections == [1, 1, nil, 2])
    list.expectCalls(
      [.willSelect(2), .willDeselect(1), .didDeselect(1), .didSelect(2)], selected: 2)
  }

  @Test func `rule 18: a tap selects no row if the table allows no selection`() {
    let tapped = TappedList("abc", selected: nil)
    tapped.screen.table.allowsSelection = false
    tapped.tap(1)
    tapped.expectCalls([], selected: nil)
  }

  @Test func `rule 18: a row that must not be highlighted ends the tap`() {
    let list = TappedList("abc", selected: 1)
    list.highlight = { $0.row == 0 }
    list.tap(2)
    list.expectCalls([.shouldHighlight(2)], selected: 1)
    list.tap(0)
    list.expectCalls(
      [.shouldHighlight(0), .willSelect(0), .willDeselect(1), .didDeselect(1), .didSelect(0)],
      selected: 0)

    let shrinking = TappedList("abc")
    shrinking.highlight = { _ in
      shrinking.screen.update(to: "a", .deleteRows(.rows(1..<3)))
      return true
    }
    shrinking.tap(2)
    shrinking.expectCalls([.shouldHighlight(2)], selected: nil)
  }

  @Test func `rule 18: the delegate may refuse the new row, keep the old one or select another`() {
    let list = TappedList("abc", selected: 1)
    list.accept = { _ in nil }
    list.tap(2)
    list.expectCalls([.willSelect(2)], selected: 1)

    list.accept = { $0 }
    list.release = { _ in nil }
    list.tap(2)
    list.expectCalls([.willSelect(2), .willDeselect(1)], selected: 1)

    list.release = { $0 }
    list.accept = { _ in .row(0) }
    list.tap(2)
    list.expectCalls(
      [.willSelect(2), .willDeselect(1), .didDeselect(1), .didSelect(0)], selected: 0)
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
    result.expectFatalError(
      "Attempted to select an out-of-bounds row (3) when there are only 3 rows in section 0.")
  }
}

// MARK: -

/// A list whose rows are tapped, and a record of the delegate calls.
final class TappedList: NSObject, UITableViewDelegate {
  enum Call: Equatable {
    case shouldHighlight(Int)
    case willSelect(Int)
    case didSelect(Int)
    case willDeselect(Int)
    case didDeselect(Int)
  }

  let screen: ListScreen
  /// Answers whether a row may be highlighted; `nil` answers yes without recording the call.
  var highlight: ((IndexPath) -> Bool)?
  var accept: (IndexPath) -> IndexPath? = { $0 }
  var release: (IndexPath) -> IndexPath? = { $0 }

  /// The calls of the delegate, and the selected row during each call.
  var calls: [Call] = [] {
    didSet { if calls.count > oldValue.count { selections.append(selectedRow) } }
  }
  var selections: [Int?] = []

  init(_ picture: ListPicture, selected: Int? = nil) {
    screen = ListScreen(picture)
    screen.table.selectRow(at: selected.map { .row($0) }, animated: false, scrollPosition: .none)
    super.init()
    screen.table.delegate = self
  }

  var selectedRow: Int? { screen.table.indexPathForSelectedRow?.row }

  func tap(_ row: Int) { screen.table.tap(at: Point(column: 0, line: row)) }

  /// Compares the calls and the selected row, and clears the record.
  func expectCalls(
    _ expected: [Call], selected: Int?, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(calls == expected, sourceLocation: sourceLocation)
    #expect(selectedRow == selected, sourceLocation: sourceLocation)
    calls = []
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    guard let highlight else { return true }
    calls.append(.shouldHighlight(indexPath.row))
    return highlight(indexPath)
  }

  func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    calls.append(.willSelect(indexPath.row))
    return accept(indexPath)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    calls.append(.didSelect(indexPath.row))
  }

  func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    calls.append(.willDeselect(indexPath.row))
    return release(indexPath)
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    calls.append(.didDeselect(indexPath.row))
  }
}
