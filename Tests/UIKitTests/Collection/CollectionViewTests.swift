import ListRendering
import TestSupport
import Testing
import UIKit

struct CollectionViewTests {
  @Test func `rule 36: a layout places items beside each other, and the view draws their lines`() {
    let screen = CollectionScreen(items: 0..<5, height: 5)
    #expect(screen.shown == ["row 0       row 1       row 2", "", "row 3       row 4", "", ""])
    #expect(screen.wholeList == ["row 0       row 1       row 2", "", "row 3       row 4", ""])
  }

  @Test func `rule 33: counts are read once, and 0 without a data source`() {
    let screen = CollectionScreen([LabelledSection(rows: ["a"]), LabelledSection()])
    _ = screen.shown
    _ = screen.shown
    #expect(
      screen.calls == [
        .sections, .items(section: 0), .items(section: 1), .cell(.row(0)), .willDisplay(.row(0)),
      ])
    screen.collection.dataSource = nil
    #expect(screen.collection.numberOfSections == 0)
    #expect(screen.shown.allSatisfy { $0.isEmpty })
    #expect(screen.calls.last == .didEndDisplaying(.row(0)))
  }

  @Test func `rule 33: a reload clears the selection and keeps the scroll position if it can`() {
    let screen = CollectionScreen(items: 0..<30, height: 4)
    screen.collection.scroll(by: 7)
    screen.collection.selectItem(at: .row(12), animated: false, scrollPosition: [])
    screen.collection.reloadData()
    #expect(screen.collection.indexPathsForSelectedItems == nil)
    #expect(screen.collection.contentOffset.y == .lines(7))
    screen.sections = [LabelledSection(rows: .numbered(0..<7))]
    screen.collection.reloadData()
    #expect(screen.shown == ["row 3       row 4       row 5", "", "row 6", ""])
  }

  @Test func `rule 34: at most one cell more than fit is made, and a reused one is prepared`() {
    let screen = CollectionScreen(items: 0..<100, height: 4)
    var most = screen.collection.visibleCells.count
    for lines in [1, 1, 2, 5, -3, 40, -1, -50, 1_000, -7] {
      screen.collection.scroll(by: lines)
      most = max(most, screen.collection.visibleCells.count)
    }
    #expect(screen.wholeList.count == 68)
    let made = screen.collection.createdCellCounts["row"] ?? 0
    #expect((6...most + 1).contains(made))
    #expect(most == 9)
    let fresh = CollectionScreen(items: 0..<100, height: 4)
    let counts = [fresh, screen].map { screen in
      Set(screen.collection.visibleCells.map { ($0 as? LabelledItemCell)?.reuseCount == 0 })
    }
    #expect(counts == [[true], [false]])
  }

  @Test func `rule 35: an item that comes and leaves is reported once to the delegate`() {
    let screen = CollectionScreen(items: 0..<12, height: 2)
    _ = screen.shown
    screen.calls = []
    screen.collection.scroll(by: 1)
    #expect(screen.calls.filter { $0.isDisplay } == (3...5).map { .willDisplay(.row($0)) })
    screen.calls = []
    screen.collection.scroll(by: 1)
    #expect(screen.calls == (0...2).map { .didEndDisplaying(.row($0)) })
    // The new delegate was not told of the beginning of the items in view.
    screen.collection.delegate = nil
    screen.collection.delegate = screen
    screen.calls = []
    screen.collection.scroll(by: 2)
    #expect(screen.calls.filter { $0.isDisplay } == (6...8).map { .willDisplay(.row($0)) })
    screen.collection.delegate = nil
    screen.calls = []
    screen.collection.scroll(by: 2)
    #expect(screen.calls.filter { $0.isDisplay } == [])
  }

  @Test func `rule 36: a layout is prepared again when it asks for it, and the first item stays`() {
    let screen = CollectionScreen(items: 0..<90, height: 6)
    let layout = screen.collection.collectionViewLayout as? ColumnLayout
    for _ in 0..<13 { screen.collection.scroll(by: 1) }
    #expect(layout?.preparedBounds.map(\.width) == [288])
    #expect(screen.shown[1].hasPrefix("row 21"))
    screen.collection.size.width = 24
    #expect(screen.shown[1] == "row 20      row 21")
    #expect(layout?.preparedBounds.map(\.width) == [288, 192])
    screen.collection.size.height = 3
    #expect(screen.shown[1] == "row 20      row 21")
    screen.collection.collectionViewLayout = ColumnLayout()
    #expect(screen.shown[1] == "row 20      row 21")
    #expect(layout?.collectionView == nil)
    screen.collection.collectionViewLayout = FrameLayout(
      lines: Array(repeating: 1, count: 90))
    #expect(screen.shown == ["row 18", "row 19", "row 20"])
  }

  @Test func `rule 36: a layout is not prepared for a height of 0, and may invalidate itself`() {
    let screen = CollectionScreen(items: 0..<9, height: 0)
    let layout = screen.collection.collectionViewLayout as? ColumnLayout
    #expect(screen.collection.visibleCells.isEmpty)
    #expect(layout?.preparedBounds == [])
    var count = 0
    layout?.prepared = {
      count += 1
      // Each call prepares the layout again; a list that fills its view again would reach the end.
      if count < 20 { $0.invalidateLayout() }
    }
    screen.collection.size.height = 2
    #expect(screen.collection.visibleCells.count == 3)
    #expect((1..<20).contains(count))
  }

  @Test func `rule 37: a reload invalidates every place and the counts, and a batch the counts`()
    throws
  {
    let screen = CollectionScreen(items: 0..<9)
    let layout = try #require(screen.collection.collectionViewLayout as? ColumnLayout)
    _ = screen.shown
    let causes: [() -> Void] = [
      { screen.collection.reloadData() }, { screen.collection.performBatchUpdates(nil) },
      { screen.collection.reloadItems(at: [[0, 1]]) }, { layout.invalidateLayout() },
      { screen.collection.size.width = 24 },
    ]
    let invalidations = causes.map { cause in
      layout.invalidations = []
      cause()
      _ = screen.shown
      return layout.invalidations
    }
    #expect(
      invalidations == [
        [[true, true]], [[true, false]], [[true, false]], [[false, true]], [[false, false]],
      ])
  }

  @Test func `rule 37: completions are called after the outermost batch, inner ones first`() {
    let collection = CollectionScreen(items: 0..<3).collection
    var calls: [String] = []
    collection.performBatchUpdates {
      collection.performBatchUpdates(nil) { _ in calls.append("inner") }
      calls.append("changes")
    } completion: { _ in
      calls.append("outer")
    }
    #expect(calls == ["changes", "inner", "outer"])
  }

  @Test func `rules 24 and 37: the offset stays when items above and in view are deleted`() {
    let screen = CollectionScreen(items: 0..<9, height: 4)
    var lines = [3, 4, 2, 1, 2, 2, 2, 2, 2]
    let layout = FrameLayout(lines: lines)
    screen.collection.collectionViewLayout = layout
    screen.collection.contentOffset.y = .lines(6)
    #expect(screen.shown == ["", "row 2", "", "row 3"])
    screen.sections[0].rows.remove(at: 1)
    lines.remove(at: 1)
    layout.stack(lines)
    screen.collection.deleteItems(at: [.row(1)])
    #expect(screen.shown == ["row 4", "", "row 5", ""])
    screen.sections[0].rows.remove(at: 0)
    lines.remove(at: 0)
    layout.stack(lines)
    screen.collection.deleteItems(at: [.row(0)])
    #expect(screen.shown == ["", "row 6", "", "row 7"])
    screen.collection.contentOffset.y = .lines(3)
    screen.sections[0].rows[1...4] = ["x"]
    lines[1...4] = [5]
    layout.stack(lines)
    screen.collection.performBatchUpdates {
      screen.collection.deleteItems(at: .rows(1...4))
      screen.collection.insertItems(at: [.row(1)])
    }
    #expect(screen.collection.contentOffset.y == .lines(3), "no item in view remains")
  }

  @Test func `rule 40: a scroll after a batch in a callback decides the place`() {
    let screen = CollectionScreen(items: 0..<60, height: 4)
    screen.collection.scroll(by: 10)
    _ = screen.shown
    screen.displayed = { _ in
      screen.displayed = { _ in }
      screen.sections[0].rows.insert("new", at: 0)
      screen.collection.insertItems(at: [.row(0)])
      screen.collection.contentOffset.y = .lines(20)
    }
    screen.collection.scroll(by: 2)
    #expect(screen.collection.contentOffset.y == .lines(20))
    #expect(screen.shown[0] == "row 29      row 30      row 31")
  }

  @Test func `rule 38: a tap asks the delegate, and then deselects the old item`() {
    let screen = CollectionScreen(items: 0..<9)
    _ = screen.shown
    screen.calls = []
    screen.collection.tap(at: Point(column: 13, line: 2))
    screen.collection.tap(at: Point(column: 1, line: 1))
    #expect(
      screen.calls == [
        .shouldHighlight(.row(4)), .shouldSelect(.row(4)), .didSelect(.row(4)),
        .shouldHighlight(.row(0)), .shouldSelect(.row(0)), .didDeselect(.row(4)),
        .didSelect(.row(0)),
      ])
    screen.calls = []
    screen.collection.tap(at: Point(column: 1, line: 1))
    #expect(!screen.calls.contains(.didDeselect(.row(0))))
    screen.calls = []
    screen.highlights = { _ in false }
    screen.collection.tap(at: Point(column: 13, line: 2))
    #expect(screen.calls == [.shouldHighlight(.row(4))])
    screen.highlights = { _ in
      screen.sections = [LabelledSection(rows: .numbered(0..<4))]
      screen.collection.deleteItems(at: .rows(4..<9))
      return true
    }
    screen.calls = []
    screen.collection.tap(at: Point(column: 13, line: 2))
    #expect(!screen.calls.contains(.shouldSelect(.row(4))))
    #expect(screen.collection.indexPathsForSelectedItems == [.row(0)])
    screen.highlights = { _ in true }
    screen.allowsTaps = false
    screen.collection.tap(at: Point(column: 13, line: 1))
    // Between two items is nothing to select.
    screen.allowsTaps = true
    screen.collection.tap(at: Point(column: 11, line: 2))
    #expect(screen.collection.indexPathsForSelectedItems == [.row(0)])
    screen.calls = []
    screen.collection.selectItem(at: .row(3), animated: false, scrollPosition: .top)
    screen.collection.deselectItem(at: .row(3), animated: false)
    screen.collection.allowsSelection = false
    screen.collection.tap(at: Point(column: 1, line: 1))
    screen.collection.selectItem(at: .row(2), animated: false, scrollPosition: .top)
    #expect(screen.calls == [])
    #expect(screen.collection.indexPathsForSelectedItems == nil)
    screen.collection.allowsSelection = true
    screen.collection.selectItem(at: .row(0), animated: false, scrollPosition: [])
    screen.deselected = {
      screen.sections = [LabelledSection(rows: ["a"])]
      screen.collection.deleteItems(at: .rows(1..<4))
    }
    screen.collection.tap(at: Point(column: 1, line: 2))
    #expect(!screen.calls.contains(.didSelect(.row(3))))
    #expect(screen.collection.indexPathsForSelectedItems == nil)
  }

  @Test func `rule 38: the old item is deselected after the new one is accepted`() {
    let screen = CollectionScreen(items: 0..<6)
    let record = SelectionRecord()
    screen.collection.delegate = record
    screen.collection.tap(at: Point(column: 0, line: 0))
    screen.collection.tap(at: Point(column: 12, line: 0))
    // What is selected in each of the calls.
    #expect(record.selections == [[], [], [0], [0], [0], [], [1]])
  }

  @Test func `rule 38: a tap on a button of a scrolled item selects nothing`() {
    let screen = CollectionScreen(items: 0..<30)
    var tapped: [IndexPath?] = []
    screen.prepare = { cell, _ in
      guard cell.contentView.subviews.count < 2 else { return }
      let button = UIButton(type: .system)
      let action = UIAction { [weak cell] _ in
        tapped.append(cell.flatMap(screen.collection.indexPath))
      }
      button.setTitle("go", for: .normal)
      button.addAction(action, for: .touchUpInside)
      cell.contentView.addSubview(button)
    }
    _ = screen.shown
    screen.collection.scroll(by: 3)
    #expect(screen.shown[1] == "row 6[go]   row 7[go]   row 8[go]")
    screen.calls = []
    screen.collection.tap(at: Point(column: 18, line: 1))
    #expect(tapped == [.row(7)])
    #expect(screen.calls == [])
  }

  @Test func `rule 38: the selected item has a mark in the column before it`() {
    let screen = CollectionScreen(items: 0..<3, height: 2)
    screen.collection.selectItem(at: .row(1), animated: false, scrollPosition: [])
    #expect(screen.shown == ["row 0      ▸row 1       row 2", "           ▸"])
    let window = TextWindow(rootViewController: screen, size: Size(width: 40, height: 4))
    screen.collection.selectItem(at: .row(0), animated: false, scrollPosition: [])
    #expect(window.lines[1].hasPrefix("│▸row 0       row 1"))
  }

  @Test func `rule 38: only the selected item is marked if it is higher than the one before it`() {
    let screen = CollectionScreen(items: 0..<2)
    // A layout may place a later item farther to the left.
    screen.collection.collectionViewLayout = FrameLayout([
      CGRect(x: 96, y: 0, width: 80, height: .lines(3)),
      CGRect(x: 0, y: 0, width: 80, height: .lines(1)),
    ])
    screen.collection.selectItem(at: .row(0), animated: false, scrollPosition: [])
    let window = TextWindow(rootViewController: screen, size: Size(width: 40, height: 5))
    #expect(
      window.lines[1...3].map { $0.prefix(19) } == [
        "│ row 1      ▸row 0", "│            ▸     ", "│            ▸     ",
      ])
  }

  @Test func `rule 39: an item is scrolled to the place that is asked for`() {
    let screen = CollectionScreen(items: 0..<60, height: 6)
    let places: [(UICollectionView.ScrollPosition, Int)] = [
      (.top, 20), (.centeredVertically, 18), (.bottom, 16), ([], 16),
    ]
    for (position, offset) in places {
      screen.collection.scrollToItem(at: .row(30), at: position, animated: false)
      #expect(screen.collection.contentOffset.y == .lines(offset), "\(position)")
    }
    screen.collection.contentOffset.y = .lines(30)
    screen.collection.scrollToItem(at: .row(30), at: [], animated: false)
    #expect(screen.collection.contentOffset.y == .lines(20))
    screen.collection.scrollToItem(at: .row(59), at: .top, animated: false)
    #expect(screen.shown.last(where: { !$0.isEmpty }) == "row 57      row 58      row 59")
    let visible = screen.collection.indexPathsForVisibleItems
    #expect(visible == .rows(51..<60))
    #expect(screen.collection.cellForItem(at: .row(50)) == nil)
    let cell = screen.collection.visibleCells[1]
    #expect(screen.collection.indexPath(for: cell) == .row(52))
    let point = CGPoint(x: 8 * 13, y: screen.collection.contentOffset.y)
    #expect(screen.collection.indexPathForItem(at: point) == .row(52))
    // The second item is higher than the view.
    screen.collection.collectionViewLayout = FrameLayout(
      lines: [1, 9] + Array(repeating: 1, count: 58))
    screen.collection.scrollToItem(at: .row(1), at: .centeredVertically, animated: false)
    #expect(screen.collection.contentOffset.y == .lines(1))
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
    #expect(shown == CollectionScreen([LabelledSection(rows: .numbered(11..<30))]).shown)
    #expect(screen.displayedCount == 9)
  }

  @Test func `rule 37: reconfigured items keep their cells, reloaded ones get them from the pool`()
  {
    let screen = CollectionScreen(items: 0..<3, height: 2)
    let cells = screen.collection.visibleCells
    screen.sections = [LabelledSection(rows: ["a", "b", "c"])]
    screen.collection.reconfigureItems(at: [.row(0), .row(2)])
    #expect(screen.shown[0] == "a           row 1       c")
    #expect(screen.collection.visibleCells == cells)
    #expect(cells.map { ($0 as? LabelledItemCell)?.reuseCount } == [0, 0, 0])
    var isDone = false
    screen.collection.performBatchUpdates({ screen.collection.reloadItems(at: [.row(1)]) }) {
      isDone = $0
    }
    #expect(screen.shown[0] == "a           b           c")
    #expect(isDone)
    #expect((screen.collection.visibleCells[1] as? LabelledItemCell)?.reuseCount == 1)
  }

  @Test func `rule 37: the messages of a wrong batch speak of items and of the collection view`()
    async
  {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let screen = CollectionScreen(items: 0..<3)
      _ = screen.shown
      screen.collection.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
    result.expectFatalError(
      """
      Invalid update: invalid number of items in section 0.  The number of items contained in an \
      existing section after the update (3) must be equal to the number of items contained in that \
      section before the update (3), plus or minus the number of items inserted or deleted from \
      that section (1 inserted, 0 deleted) and plus or minus the number of items moved into or out \
      of that section (0 moved in, 0 moved out).
      """)
  }

  @Test func `rules 34 and 39: an unknown identifier or item stops the program with its message`()
    async
  {
    let unregistered = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = CollectionScreen([LabelledSection(rows: [LabelledRow("a", kind: "unknown")])]).shown
    }
    unregistered.expectFatalError(
      """
      could not dequeue a view of kind: UICollectionElementKindCell with identifier unknown - must \
      register a nib or a class for the identifier or connect a prototype cell in a storyboard
      """)
    let outside = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let screen = CollectionScreen(items: 0..<3)
      screen.collection.scrollToItem(
        at: IndexPath(item: 3, section: 0), at: .top, animated: false)
    }
    outside.expectFatalError(
      """
      Attempted to scroll the collection view to an out-of-bounds item (3) when there are only 3 \
      items in section 0.
      """)
  }

  @Test func `rule 36: a layout that places an item that does not exist stops the program`() async {
    let missing = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let screen = CollectionScreen(items: 0..<2)
      screen.collection.collectionViewLayout = FrameLayout(lines: [1, 1, 1])
      _ = screen.shown
    }
    missing.expectFatalError(
      "UICollectionView received layout attributes for a cell with an index path that does not "
        + "exist: [0, 2]")
    let gone = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let screen = CollectionScreen([LabelledSection(rows: ["a", "b"])])
      // The layout is not told of the deletion.
      screen.collection.collectionViewLayout = FrameLayout(lines: [1, 1])
      _ = screen.shown
      screen.sections[0].rows.removeLast()
      screen.collection.deleteItems(at: [.row(1)])
    }
    gone.expectFatalError(
      "UICollectionView received layout attributes for a cell with an index path that does not "
        + "exist: [0, 1]")
  }

  @Test
  func `rule 36: a layout without attributes for an item that is scrolled to stops the program`()
    async
  {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let screen = CollectionScreen(items: 0..<2)
      screen.collection.collectionViewLayout = UICollectionViewLayout()
      screen.collection.scrollToItem(at: .row(1), at: .top, animated: false)
    }
    result.expectFatalError(
      "no UICollectionViewLayoutAttributes instance for -layoutAttributesForItemAtIndexPath: [0, 1]"
    )
  }

  @Test func `a released collection releases its layout and its cells`() {
    weak var layout: UICollectionViewLayout?
    weak var cell: UICollectionViewCell?
    do {
      let screen = CollectionScreen(items: 0..<9)
      cell = screen.collection.visibleCells.first
      layout = screen.collection.collectionViewLayout
      #expect(layout?.collectionView === screen.collection)
      #expect(cell != nil)
    }
    #expect(layout == nil)
    #expect(cell == nil)
  }
}

// MARK: -

extension CollectionScreen.Call {
  /// Whether an item came into view or left it.
  fileprivate var isDisplay: Bool {
    switch self {
    case .willDisplay, .didEndDisplaying: true
    default: false
    }
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
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    note(collectionView)
    return true
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
