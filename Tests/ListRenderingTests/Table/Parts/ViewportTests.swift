import Testing

@testable import ListRendering

/// Checks the viewport without a table.
struct ViewportTests {
  private let counts = SectionCounts(rows: [9])

  private func element(_ row: Int, height: Int = 1) -> Viewport.Element {
    Viewport.Element(
      item: .row(row, section: 0), height: height, cell: TableViewCell(reuseIdentifier: "\(row)"))
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

  @Test(arguments: [
    (Viewport.Placement.line(2), -2), (.line(-1), 1), (.line(-3), 0), (.hiding(5), 5),
    (.above(4), -1), (.middle, -3),
  ])
  func `the first item is placed at the requested place`(
    placement: Viewport.Placement, hiddenLines: Int
  ) {
    let viewport = Viewport()
    viewport.restart(at: .row(4, section: 0), placement)
    viewport.place(element(4, height: 3), .start, viewHeight: 9)
    #expect(viewport.hiddenLines == hiddenLines)
    #expect(viewport.filledLines == 3 - hiddenLines)
  }

  @Test func `a line of the view belongs to the row drawn there`() {
    let viewport = viewport([2, 1, 3], hiding: 1)
    let found = (-1...5).map { line in
      viewport.element(atLine: line).map { [rows([$0.element])[0], $0.line] }
    }
    #expect(found == [nil, [0, 1], [1, 0], [2, 0], [2, 1], [2, 2], nil])
    #expect(viewport.lines(of: .row(2)).map { [$0.line, $0.height] } == [2, 3])
    #expect(viewport.lines(of: .row(3)) == nil)
  }

  @Test func `a row placed above the first one is hidden until the view scrolls up`() {
    let viewport = viewport([1, 1])
    viewport.place(element(8, height: 2), .above, viewHeight: 9)
    #expect(viewport.hiddenLines == 2)
    viewport.scroll(by: -2)
    #expect(viewport.filledLines == 4)
  }

  @Test func `removing a row removes its lines`() {
    let viewport = viewport([2, 1, 1], hiding: 2)
    #expect(rows([viewport.removeFirst(), viewport.removeLast()]) == [0, 2])
    #expect(viewport.hiddenLines == 0)
    #expect(viewport.filledLines == 1)
  }

  @Test func `restarting a viewport removes all rows`() {
    let viewport = viewport([1, 1])
    viewport.restart(at: nil, .line(0))
    #expect(viewport.elements.isEmpty)
    #expect(viewport.takeLeaving().map { rows([$0]) } == [0])
    #expect(viewport.takeLeaving().map { rows([$0]) } == [1])
    #expect(viewport.takeLeaving()?.item == nil)
    #expect(viewport.isAtTop(of: counts))
  }

  @Test(arguments: [
    (Viewport.Placement.line(2), 2), (.line(-1), 5), (.hiding(1), 5), (.above(4), 3),
  ])
  func `scrolling an empty viewport moves the place of the first item`(
    placement: Viewport.Placement, hiddenLines: Int
  ) {
    let viewport = Viewport()
    viewport.restart(at: .row(3, section: 0), placement)
    viewport.scroll(by: 4)
    viewport.place(element(3, height: 3), .start, viewHeight: 9)
    #expect(viewport.hiddenLines == hiddenLines)
  }

  @Test(arguments: [
    (Viewport.Placement.line(2), -2), (.line(-1), 1), (.hiding(5), 5), (.above(4), 0), (.middle, 0),
  ])
  func `the top of an empty viewport is the item at which it starts`(
    placement: Viewport.Placement, hiddenLines: Int
  ) {
    let viewport = Viewport()
    viewport.restart(at: .row(4, section: 0), placement)
    #expect(viewport.top?.item == .row(4, section: 0))
    #expect(viewport.top?.hiddenLines == hiddenLines)
  }

  @Test func `rule 24: an empty viewport starts at the new place of its row`() {
    let viewport = Viewport()
    viewport.restart(at: .row(4, section: 0), .line(-1))
    viewport.update(isAtTop: false) { _ in (.row(5, section: 0), Viewport.RowChange()) }
    #expect(viewport.start.item == .row(5, section: 0))
    #expect(viewport.start.placement == .line(-1))
  }

  @Test func `rule 24: the first row that stays in its place keeps its line`() {
    let viewport = viewport([1, 2, 1])
    // Row 0 is deleted, row 1 moves to the end, and row 2 becomes row 0.
    viewport.update(isAtTop: false) { item in
      switch item.indexPath?.row {
      case 1: (.row(8, section: 0), Viewport.RowChange(isMoved: true))
      case 2: (.row(0, section: 0), Viewport.RowChange())
      default: nil
      }
    }
    #expect(viewport.start.item == .row(0, section: 0))
    #expect(viewport.start.placement == .line(3))
    #expect(rows(viewport.leaving) == [0])
    #expect(rows(viewport.rowsBelow) == [8, 0])
    #expect(viewport.takeUnplaced(.row(8, section: 0))?.item == nil)
    #expect(viewport.takeUnplaced(.row(0, section: 0))?.item == .row(0, section: 0))
  }

  @Test func `rule 23: a reconfigured row gets its new height before it is placed`() {
    let viewport = viewport([1, 1])
    viewport.update(isAtTop: true) { item in
      (item, Viewport.RowChange(isReconfigured: item == .row(1, section: 0)))
    }
    guard let cell = viewport.rowToReconfigure?.cell else {
      Issue.record("no row is to be reconfigured")
      return
    }
    viewport.reconfigured(cell, height: 4)
    #expect(viewport.rowToReconfigure?.item == nil)
    #expect(viewport.rowsBelow.map(\.height) == [4, 1])
  }

  @Test func `rule 13: rows without room leave, the farthest row first`() {
    let viewport = viewport([1, 1, 1, 1])
    viewport.update(isAtTop: false) { ($0, Viewport.RowChange()) }
    viewport.place(element(0), .start, viewHeight: 4)
    let hasMadeRoom = viewport.makeRoom(for: (above: 0, below: 2), in: (above: 0, below: 4))
    #expect(hasMadeRoom)
    #expect(rows(viewport.leaving) == [3, 2])
    #expect(rows(viewport.rowsBelow) == [1, 0])
  }
}
