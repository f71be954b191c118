import Testing

@testable import ListRendering

/// Checks the viewport without a table.
struct ViewportTests {
  private let counts = SectionCounts(rows: [9])

  private func element(_ row: Int, height: Int = 1) -> Viewport.Element {
    Viewport.Element(
      item: .row(row, section: 0), height: height,
      view: UITableViewCell(style: .default, reuseIdentifier: "\(row)"))
  }

  /// A viewport with rows that start at the upper edge, with a number of hidden lines.
  private func viewport(_ heights: [Int], hiding lines: Int = 0) -> Viewport {
    let viewport = Viewport()
    viewport.restart(at: .row(0, section: 0), .hiding(lines))
    for (row, height) in heights.enumerated() {
      viewport.place(element(row, height: height), row == 0 ? .start : .below, viewHeight: 9)
    }
    return viewport
  }

  private func rows(_ elements: [Viewport.Element]) -> [Int] {
    elements.compactMap(\.item.indexPath?.row)
  }

  /// Viewports without rows that start at a row with these placements.
  private func viewports(at row: Int, _ placements: Viewport.Placement...) -> [Viewport] {
    placements.map { placement in
      let viewport = Viewport()
      viewport.restart(at: .row(row, section: 0), placement)
      return viewport
    }
  }

  @Test func `the first item is placed at the requested place, which a scroll moves`() {
    let viewports = viewports(
      at: 4, .line(2), .line(-1), .line(-3), .hiding(5), .above(4), .middle)
    #expect(viewports.allSatisfy { $0.top?.item == .row(4, section: 0) })
    #expect(viewports.map { $0.top?.hiddenLines } == [-2, 1, 3, 5, 0, 0])
    for viewport in viewports { viewport.place(element(4, height: 3), .start, viewHeight: 9) }
    let lines = viewports.map { [$0.hiddenLines, $0.filledLines] }
    #expect(lines == [[-2, 5], [1, 2], [0, 3], [5, -2], [-1, 4], [-3, 6]])

    let scrolled = self.viewports(at: 3, .line(2), .line(-1), .hiding(1), .above(4))
    for viewport in scrolled {
      viewport.scroll(by: 4)
      viewport.place(element(3, height: 3), .start, viewHeight: 9)
    }
    #expect(scrolled.map(\.hiddenLines) == [2, 5, 5, 3])
  }

  @Test func `a line of the view belongs to the row drawn there`() {
    let viewport = viewport([2, 1, 3], hiding: 1)
    let found = (-1...5).map { line in
      viewport.element(atLine: line).map { [rows([$0.element])[0], $0.line] }
    }
    #expect(found == [nil, [0, 1], [1, 0], [2, 0], [2, 1], [2, 2], nil])
    let lines = [2, 3].map { viewport.lines(of: .row($0)).map { [$0.line, $0.height] } }
    #expect(lines == [[2, 3], nil])
  }

  @Test func `a row is removed with its lines, and a restart removes all rows`() {
    let viewport = viewport([1, 1])
    viewport.place(element(8, height: 2), .above, viewHeight: 9)
    let hidden = viewport.hiddenLines
    viewport.scroll(by: -2)
    #expect([hidden, viewport.filledLines] == [2, 4])
    viewport.scroll(by: 2)
    let removed = [viewport.removeFirst(), viewport.removeLast()]
    #expect(rows(removed) == [8, 1])
    #expect([viewport.hiddenLines, viewport.filledLines] == [0, 1])

    let restarted = self.viewport([1, 1])
    restarted.restart(at: nil, .line(0))
    #expect(restarted.elements.isEmpty)
    let leaving = (0..<3).map { _ in restarted.takeLeaving()?.item }
    #expect(leaving == [.row(0, section: 0), .row(1, section: 0), nil])
    #expect(restarted.isAtTop(of: counts))
  }

  @Test func `rule 24: the first row that stays in its place takes the line of the first one`() {
    let viewport = viewport([1, 2, 1])
    // Row 0 is deleted, row 1 moves to the end, and row 2 becomes row 0.
    viewport.update(isAtTop: false, itemAtOffset: { _ in nil }) { item in
      switch item.indexPath?.row {
      case 1: (.row(8, section: 0), Viewport.RowChange(isMoved: true))
      case 2: (.row(0, section: 0), Viewport.RowChange())
      default: nil
      }
    }
    expectStart(of: viewport, .row(0), .line(0))
    expectRows(of: viewport, leaving: [0], below: [8, 0])
    let items: [ListItem] = [.row(8, section: 0), .row(0, section: 0)]
    #expect(items.map { viewport.takeUnplaced($0)?.item } == [nil, items[1]])

    let empty = viewports(at: 4, .line(-1))[0]
    empty.update(isAtTop: false, itemAtOffset: { _ in nil }) { _ in
      (.row(5, section: 0), Viewport.RowChange())
    }
    expectStart(of: empty, .row(5), .line(-1))

    let replaced = self.viewport([2, 1], hiding: 1)
    replaced.update(isAtTop: false, itemAtOffset: { $0 == .row(0, section: 0) ? $0 : nil }) { _ in
      nil
    }
    expectStart(of: replaced, .row(0), .line(0))
  }

  @Test func `rule 31: each row that stays gets a new height before it is placed`() {
    let viewport = viewport([1, 1])
    viewport.update(isAtTop: true, itemAtOffset: { _ in nil }) { item in
      (item, Viewport.RowChange(isReconfigured: item == .row(1, section: 0)))
    }
    while let row = viewport.rowToUpdate, let cell = row.cell {
      viewport.measured(cell, height: row.needsReconfiguring ? 4 : 2)
    }
    #expect(viewport.rowsBelow.map(\.height) == [4, 2])
  }

  @Test func `rule 13: rows without room leave, the farthest row first`() {
    let viewport = viewport([1, 1, 1, 1])
    viewport.update(isAtTop: false, itemAtOffset: { _ in nil }) { ($0, Viewport.RowChange()) }
    viewport.place(element(0), .start, viewHeight: 4)
    let hasMadeRoom = viewport.makeRoom(for: (above: 0, below: 2), in: (above: 0, below: 4))
    #expect(hasMadeRoom)
    expectRows(of: viewport, leaving: [3, 2], below: [1, 0])
  }

  private func expectStart(
    of viewport: Viewport, _ row: IndexPath, _ placement: Viewport.Placement,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(viewport.start.item?.indexPath == row, sourceLocation: sourceLocation)
    #expect(viewport.start.placement == placement, sourceLocation: sourceLocation)
  }

  private func expectRows(
    of viewport: Viewport, leaving: [Int], below: [Int],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let actual = [rows(viewport.leaving), rows(viewport.rowsBelow)]
    #expect(actual == [leaving, below], sourceLocation: sourceLocation)
  }
}
