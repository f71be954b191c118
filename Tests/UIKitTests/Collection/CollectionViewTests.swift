import ListRendering
import TestSupport
import Testing
import UIKit

struct CollectionViewTests {
  @Test func `rule 33: counts are read once, and 0 without a data source`() {
    let screen = CollectionScreen([LabelledSection(rows: ["a"]), LabelledSection()])
    for _ in 0..<2 { _ = screen.shown }
    screen.collection.dataSource = nil
    expectEqual(screen.collection.numberOfSections, 0)
    expectEqual(screen.shown, Array(repeating: "", count: 6))
    let calls: [CollectionScreen.Call] = [
      .sections, .items(section: 0), .items(section: 1), .cell(.row(0)), .willDisplay(.row(0)),
      .didEndDisplaying(.row(0)),
    ]
    expectEqual(screen.calls, calls)
  }

  @Test func `rule 33: a reload clears the selection and keeps the scroll position if it can`() {
    let screen = CollectionScreen(items: 0..<30, height: 4)
    screen.collection.scroll(by: 7)
    screen.collection.selectItem(at: .row(12), animated: false, scrollPosition: [])
    screen.collection.reloadData()
    expectEqual(screen.collection.indexPathsForSelectedItems, nil)
    expectEqual(screen.collection.contentOffset.y, .lines(7))
    screen.sections = [LabelledSection(rows: .numbered(0..<7))]
    screen.collection.reloadData()
    expectEqual(screen.shown, ["row 3       row 4       row 5", "", "row 6", ""])
  }

  @Test func `rule 34: at most one cell more than fit is made, and a reused one is prepared`() {
    let screen = CollectionScreen(items: 0..<100, height: 4)
    let collection = screen.collection
    let areReused = {
      Set(collection.visibleCells.map { ($0 as? LabelledItemCell)?.reuseCount != 0 })
    }
    expectEqual(areReused(), [false])
    var most = collection.visibleCells.count
    for lines in [1, 1, 2, 5, -3, 40, -1, -50, 1_000, -7] {
      collection.scroll(by: lines)
      most = max(most, collection.visibleCells.count)
    }
    expectEqual(most, 9)
    expectEqual(screen.wholeList.count, 68)
    let made = collection.createdCellCounts["row"] ?? 0
    #expect((6...most + 1).contains(made))
    expectEqual(areReused(), [true])
  }

  @Test func `rule 35: an item that comes and leaves is reported once to the delegate`() {
    let screen = CollectionScreen(items: 0..<12, height: 2)
    func calls(ofScrollBy lines: Int) -> [CollectionScreen.Call] {
      screen.calls = []
      screen.collection.scroll(by: lines)
      return screen.calls
    }
    func arrivals(of items: ClosedRange<Int>) -> [CollectionScreen.Call] {
      items.flatMap { [.cell(.row($0)), .willDisplay(.row($0))] }
    }
    _ = screen.shown
    expectEqual(calls(ofScrollBy: 1), arrivals(of: 3...5))
    expectEqual(calls(ofScrollBy: 1), (0...2).map { .didEndDisplaying(.row($0)) })
    // The new delegate was not told of the beginning of the items in view.
    screen.collection.delegate = nil
    screen.collection.delegate = screen
    expectEqual(calls(ofScrollBy: 2), arrivals(of: 6...8))
    screen.collection.delegate = nil
    expectEqual(calls(ofScrollBy: 2), (9...11).map { .cell(.row($0)) })
  }

  @Test func `rule 36: a layout is prepared again when it asks for it, and the first item stays`() {
    let screen = CollectionScreen(items: 0..<90, height: 6)
    let collection = screen.collection
    let layout = collection.collectionViewLayout as? ColumnLayout
    let changes: [() -> Void] = [
      { for _ in 0..<13 { collection.scroll(by: 1) } }, { collection.size.width = 24 },
      { collection.size.height = 3 }, { collection.collectionViewLayout = ColumnLayout() },
    ]
    let lines = changes.map { change in
      change()
      return screen.shown[1]
    }
    let narrow = "row 20      row 21"
    expectEqual(lines, ["row 21      row 22      row 23", narrow, narrow, narrow])
    expectEqual(layout?.preparedBounds.map(\.width), [288, 192])
    expectEqual(layout?.collectionView, nil)
    collection.collectionViewLayout = FrameLayout(lines: Array(repeating: 1, count: 90))
    expectEqual(screen.shown, ["row 18", "row 19", "row 20"])
  }

  @Test func `rule 36: a layout is not prepared for a height of 0, and may invalidate itself`() {
    let screen = CollectionScreen(items: 0..<9, height: 0)
    let layout = screen.collection.collectionViewLayout as? ColumnLayout
    expectEqual(screen.collection.visibleCells, [])
    expectEqual(layout?.preparedBounds, [])
    var count = 0
    layout?.prepared = {
      count += 1
      // Each call prepares the layout again; a list that fills its view again would reach the end.
      if count < 20 { $0.invalidateLayout() }
    }
    screen.collection.size.height = 2
    expectEqual(screen.collection.visibleCells.count, 3)
    #expect((1..<20).contains(count))
  }

  @Test
  func `rule 37: a reload invalidates every place and the counts, and a batch the counts`() {
    let screen = CollectionScreen(items: 0..<9)
    let layout = screen.collection.collectionViewLayout as? ColumnLayout
    _ = screen.shown
    let causes: [() -> Void] = [
      { screen.collection.reloadData() }, { screen.collection.performBatchUpdates(nil) },
      { screen.collection.reloadItems(at: [[0, 1]]) }, { layout?.invalidateLayout() },
      { screen.collection.size.width = 24 },
    ]
    let invalidations = causes.map { cause in
      layout?.invalidations = []
      cause()
      _ = screen.shown
      return layout?.invalidations
    }
    expectEqual(
      invalidations,
      [[[true, true]], [[true, false]], [[true, false]], [[false, true]], [[false, false]]])
  }

  @Test func `rule 37: reconfigured items keep their cells, reloaded ones get them from the pool`()
  {
    let screen = CollectionScreen(items: 0..<3, height: 2)
    let collection = screen.collection
    let cells = collection.visibleCells
    screen.sections = [LabelledSection(rows: ["a", "b", "c"])]
    collection.reconfigureItems(at: [.row(0), .row(2)])
    expectEqual(screen.shown[0], "a           row 1       c")
    expectEqual(collection.visibleCells, cells)
    collection.reloadItems(at: [.row(1)])
    expectEqual(screen.shown[0], "a           b           c")
    let reuseCounts = collection.visibleCells.map { ($0 as? LabelledItemCell)?.reuseCount }
    expectEqual(reuseCounts, [0, 1, 0])
  }

  @Test func `rule 37: completions are called after the outermost batch, inner ones first`() {
    let collection = CollectionScreen(items: 0..<3).collection
    var calls: [String] = []
    collection.performBatchUpdates {
      collection.performBatchUpdates(nil) { calls.append("inner \($0)") }
      calls.append("changes")
    } completion: {
      calls.append("outer \($0)")
    }
    expectEqual(calls, ["changes", "inner true", "outer true"])
  }

  @Test func `rules 24 and 37: the offset stays when items above and in view are deleted`() {
    let screen = CollectionScreen(items: 0..<9, height: 4)
    var lines = [3, 4, 2, 1, 2, 2, 2, 2, 2]
    let layout = FrameLayout(lines: lines)
    func delete(_ item: Int) {
      screen.sections[0].rows.remove(at: item)
      lines.remove(at: item)
      layout.stack(lines)
      screen.collection.deleteItems(at: [.row(item)])
    }
    screen.collection.collectionViewLayout = layout
    screen.collection.contentOffset.y = .lines(6)
    expectEqual(screen.shown, ["", "row 2", "", "row 3"])
    delete(1)
    expectEqual(screen.shown, ["row 4", "", "row 5", ""])
    delete(0)
    expectEqual(screen.shown, ["", "row 6", "", "row 7"])
    screen.collection.contentOffset.y = .lines(3)
    screen.sections[0].rows[1...4] = ["x"]
    lines[1...4] = [5]
    layout.stack(lines)
    screen.collection.performBatchUpdates {
      screen.collection.deleteItems(at: .rows(1...4))
      screen.collection.insertItems(at: [.row(1)])
    }
    expectEqual(screen.collection.contentOffset.y, .lines(3), "no item in view remains")
  }

  @Test func `rule 38: a tap asks the delegate, and then deselects the old item`() {
    let screen = CollectionScreen(items: 0..<9)
    let collection = screen.collection
    _ = screen.shown
    screen.calls = []
    collection.tap(at: Point(column: 13, line: 2))
    for _ in 0..<2 { collection.tap(at: Point(column: 1, line: 1)) }
    screen.highlights = { _ in false }
    collection.tap(at: Point(column: 13, line: 2))
    let calls: [CollectionScreen.Call] = [
      .shouldHighlight(.row(4)), .shouldSelect(.row(4)), .didSelect(.row(4)),
      .shouldHighlight(.row(0)), .shouldSelect(.row(0)), .didDeselect(.row(4)), .didSelect(.row(0)),
      .shouldHighlight(.row(0)), .shouldSelect(.row(0)), .didSelect(.row(0)),
      .shouldHighlight(.row(4)),
    ]
    expectEqual(screen.calls, calls)

    // The delegate deletes the tapped item.
    screen.highlights = { _ in
      screen.sections = [LabelledSection(rows: .numbered(0..<4))]
      collection.deleteItems(at: .rows(4..<9))
      return true
    }
    screen.calls = []
    collection.tap(at: Point(column: 13, line: 2))
    #expect(!screen.calls.contains(.shouldSelect(.row(4))))
    screen.highlights = { _ in true }
    screen.allowsTaps = false
    collection.tap(at: Point(column: 13, line: 1))
    // Between two items is nothing to select.
    screen.allowsTaps = true
    collection.tap(at: Point(column: 11, line: 2))
    expectEqual(collection.indexPathsForSelectedItems, [.row(0)])

    screen.calls = []
    collection.selectItem(at: .row(3), animated: false, scrollPosition: .top)
    collection.deselectItem(at: .row(3), animated: false)
    collection.allowsSelection = false
    collection.tap(at: Point(column: 1, line: 1))
    collection.selectItem(at: .row(2), animated: false, scrollPosition: .top)
    expectEqual(screen.calls, [])
    expectEqual(collection.indexPathsForSelectedItems, nil)

    collection.allowsSelection = true
    collection.selectItem(at: .row(0), animated: false, scrollPosition: [])
    screen.deselected = {
      screen.sections = [LabelledSection(rows: ["a"])]
      collection.deleteItems(at: .rows(1..<4))
    }
    collection.tap(at: Point(column: 1, line: 2))
    #expect(!screen.calls.contains(.didSelect(.row(3))))
    expectEqual(collection.indexPathsForSelectedItems, nil)
  }

  @Test func `rule 38: the old item is deselected after the new one is accepted`() {
    let screen = CollectionScreen(items: 0..<6)
    let record = SelectionRecord()
    screen.collection.delegate = record
    screen.collection.tap(at: Point(column: 0, line: 0))
    screen.collection.tap(at: Point(column: 12, line: 0))
    // What is selected in each of the calls.
    expectEqual(record.selections, [[], [0], [0], [], [1]])
  }

  @Test func `rule 38: a tap on a button of a scrolled item selects nothing`() {
    let screen = CollectionScreen(items: 0..<30)
    var tapped: [IndexPath?] = []
    screen.prepare = { cell, _ in
      guard cell.contentView.subviews.count < 2 else { return }
      let action = UIAction(title: "go") { [weak cell] _ in
        tapped.append(cell.flatMap(screen.collection.indexPath))
      }
      cell.contentView.addSubview(UIButton(primaryAction: action))
    }
    _ = screen.shown
    screen.collection.scroll(by: 3)
    expectEqual(screen.shown[1], "row 6[go]   row 7[go]   row 8[go]")
    screen.calls = []
    screen.collection.tap(at: Point(column: 18, line: 1))
    expectEqual(tapped, [.row(7)])
    expectEqual(screen.calls, [])
  }

  @Test func `rule 38: the mark of the selected item is in the column before it, on its lines`() {
    let screen = CollectionScreen(items: 0..<3, height: 2)
    screen.collection.selectItem(at: .row(1), animated: false, scrollPosition: [])
    expectEqual(screen.shown, ["row 0      ▸row 1       row 2", "           ▸"])
    let window = TextWindow(rootViewController: screen, size: Size(width: 40, height: 5))
    screen.collection.selectItem(at: .row(0), animated: false, scrollPosition: [])
    expectEqual(window.lines[1].prefix(19), "│▸row 0       row 1")
    // A layout may place a later item farther to the left, beside one that is higher.
    screen.collection.collectionViewLayout = FrameLayout([
      CGRect(x: 96, y: 0, width: 80, height: .lines(3)),
      CGRect(x: 0, y: 0, width: 80, height: .lines(1)),
      CGRect(x: 192, y: 0, width: 80, height: .lines(1)),
    ])
    let lines = window.lines[1...3].map { $0.prefix(19) }
    expectEqual(lines, ["│ row 1      ▸row 0", "│            ▸     ", "│            ▸     "])
  }

  @Test func `rule 39: an item is scrolled to the place that is asked for`() {
    let screen = CollectionScreen(items: 0..<60, height: 6)
    let collection = screen.collection
    let positions: [UICollectionView.ScrollPosition] = [.top, .centeredVertically, .bottom, []]
    let offsets = positions.map { position in
      collection.scrollToItem(at: .row(30), at: position, animated: false)
      return collection.contentOffset.y
    }
    expectEqual(offsets, [20, 18, 16, 16].map(CGFloat.lines))
    collection.contentOffset.y = .lines(30)
    collection.scrollToItem(at: .row(30), at: [], animated: false)
    expectEqual(collection.contentOffset.y, .lines(20))
    collection.scrollToItem(at: .row(59), at: .top, animated: false)
    expectEqual(collection.indexPathsForVisibleItems, .rows(51..<60))
    expectEqual(collection.cellForItem(at: .row(50)), nil)
    expectEqual(collection.indexPath(for: collection.visibleCells[1]), .row(52))
    let point = CGPoint(x: 8 * 13, y: collection.contentOffset.y)
    expectEqual(collection.indexPathForItem(at: point), .row(52))
    // The second item is higher than the view.
    collection.collectionViewLayout = FrameLayout(
      lines: [1, 9] + Array(repeating: 1, count: 58))
    collection.scrollToItem(at: .row(1), at: .centeredVertically, animated: false)
    expectEqual(collection.contentOffset.y, .lines(1))
  }

  @Test func `rule 40: a collection may change in callbacks, and shows what a new one shows`() {
    let screen = CollectionScreen(items: 0..<40)
    screen.displayed = { indexPath in
      guard indexPath.item == 4, screen.sections[0].rows.count == 40 else { return }
      screen.sections = [LabelledSection(rows: .numbered(10..<30))]
      screen.collection.reloadData()
    }
    screen.prepare = { _, indexPath in
      guard indexPath.item == 2, screen.sections[0].rows.count == 20 else { return }
      screen.sections[0].rows.remove(at: 0)
      screen.collection.deleteItems(at: [.row(0)])
    }
    let shown = screen.shown
    screen.displayed = { _ in }
    screen.prepare = { _, _ in }
    expectEqual(shown, CollectionScreen([LabelledSection(rows: .numbered(11..<30))]).shown)
    expectEqual(screen.displayedCount, 9)

    // A scroll after a batch decides the place.
    let scrolled = CollectionScreen(items: 0..<60, height: 4)
    scrolled.collection.scroll(by: 10)
    _ = scrolled.shown
    scrolled.displayed = { _ in
      scrolled.displayed = { _ in }
      scrolled.sections[0].rows.insert("new", at: 0)
      scrolled.collection.insertItems(at: [.row(0)])
      scrolled.collection.contentOffset.y = .lines(20)
    }
    scrolled.collection.scroll(by: 2)
    expectEqual(scrolled.shown[0], "row 29      row 30      row 31")
  }

  @Test
  func `rules 34, 36, 37 and 39: a mistake with items stops the program with its message`() async {
    for (number, mistake) in ItemMistake.all.enumerated() {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor [number = number as Int] in
        let screen = CollectionScreen(items: 0..<3)
        ItemMistake.all[number].make(screen)
        _ = screen.shown
      }
      result.expectFatalError(mistake.message)
    }
  }

  @Test func `a released collection releases its layout and its cells`() {
    weak var layout: UICollectionViewLayout?
    weak var cell: UICollectionViewCell?
    do {
      let screen = CollectionScreen(items: 0..<9)
      cell = screen.collection.visibleCells.first
      layout = screen.collection.collectionViewLayout
      #expect(cell != nil && layout?.collectionView === screen.collection)
    }
    expectEqual(layout, nil)
    expectEqual(cell, nil)
  }
}

// MARK: -

/// A delegate that records which items are selected when it is called.
private final class SelectionRecord: NSObject, UICollectionViewDelegate {
  private(set) var selections: [[Int]] = []

  private func note(_ collectionView: UICollectionView) {
    selections.append(collectionView.indexPathsForSelectedItems?.map(\.item) ?? [])
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    note(collectionView)
    return true
  }

  func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {
    note(collectionView)
  }

  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    note(collectionView)
  }
}

// MARK: -

/// Mistakes in the use of a collection of three items.
private enum ItemMistake {
  /// The mistakes, each with the message that stops the program.
  static let all: [(message: String, make: @MainActor (CollectionScreen) -> Void)] = [
    (
      """
      could not dequeue a view of kind: UICollectionElementKindCell with identifier unknown - must \
      register a nib or a class for the identifier or connect a prototype cell in a storyboard
      """, { $0.sections[0].rows[0].kind = "unknown" }
    ),
    (
      """
      UICollectionView received layout attributes for a cell with an index path that does not \
      exist: [0, 3]
      """, { $0.collection.collectionViewLayout = FrameLayout(lines: [1, 1, 1, 1]) }
    ),
    (
      """
      no UICollectionViewLayoutAttributes instance for -layoutAttributesForItemAtIndexPath: [0, 1]
      """,
      {
        $0.collection.collectionViewLayout = UICollectionViewLayout()
        $0.collection.scrollToItem(at: .row(1), at: .top, animated: false)
      }
    ),
    (
      """
      Invalid update: invalid number of items in section 0.  The number of items contained in an \
      existing section after the update (3) must be equal to the number of items contained in that \
      section before the update (3), plus or minus the number of items inserted or deleted from \
      that section (1 inserted, 0 deleted) and plus or minus the number of items moved into or out \
      of that section (0 moved in, 0 moved out).
      """,
      {
        _ = $0.shown
        $0.collection.insertItems(at: [.row(0)])
      }
    ),
    (
      """
      Attempted to scroll the collection view to an out-of-bounds item (3) when there are only 3 \
      items in section 0.
      """, { $0.collection.scrollToItem(at: .row(3), at: .top, animated: false) }
    ),
  ]
}
