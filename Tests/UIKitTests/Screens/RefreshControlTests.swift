import ListRendering
import TestSupport
import Testing
import UIKit

/// Checks the line of the refresh control in tables, collections and plain scroll views.
struct RefreshControlTests {
  private static let line = "◌ Refreshing…"

  @Test func `rule 41: a pull shows the line above the first row until the refresh ends`() {
    let screen = ListScreen(sections: [LabelledSection(header: "All", rows: .numbered(0..<9))])
    screen.title = "Team"
    let window = TextWindow(rootViewController: screen, size: Size(width: 20, height: 5))
    // Nothing to refresh yet.
    window.pullToRefresh()
    screen.table.refreshControl = UIRefreshControl()
    window.scroll(by: 4)
    window.pullToRefresh()
    window.expectFrame(
      """
      ┌─ Team ───────────┐
      │ ◌ Refreshing…    │
      │ All              │
      │ row 0            │
      └──────────────────┘
      """)
    screen.table.refreshControl?.endRefreshing()
    expectEqual(window.lines[1], "│ All              │")
  }

  @Test func `rule 41: a pull sends its action once for each refresh, and code sends none`() {
    let screen = ListScreen("abcdefghi", height: 3)
    var sent: [String] = []
    let control = UIRefreshControl(
      frame: .zero, primaryAction: UIAction { _ in sent.append("primary") })
    control.addAction(
      UIAction { _ in sent.append("refreshes: \(control.isRefreshing)") }, for: .valueChanged)
    screen.table.refreshControl = control
    screen.table.pullToRefresh()
    screen.table.scroll(by: 3)
    screen.table.pullToRefresh()
    expect(screen.pictured, is: "◌ab")
    let once = ["primary", "refreshes: true"]
    expectEqual(sent, once)
    control.endRefreshing()
    control.beginRefreshing()
    screen.table.pullToRefresh()
    expectEqual(sent, once)
    control.endRefreshing()
    screen.table.pullToRefresh()
    expectEqual(sent, once + once)
  }

  @Test func `rule 41: the control is a line high, above the content, and a pull scrolls to it`() {
    let screens: [UIViewController] = [
      ListScreen("abcdefghi", height: 3), CollectionScreen(items: 0..<9, columns: 1, height: 3),
    ]
    for screen in screens {
      guard let list = screen.view as? UIScrollView else { continue }
      let control = UIRefreshControl()
      expectEqual([control.frame.height, control.bounds.height], [.lines(1), .lines(1)])
      list.refreshControl = control
      let frame = CGRect(x: 0, y: .lines(-1), width: list.bounds.width, height: .lines(1))
      expectEqual(control.frame, frame)
      for isRefreshingFirst in [true, false] {
        list.contentOffset.y = .lines(2)
        if isRefreshingFirst { control.beginRefreshing() }
        list.setContentOffset(CGPoint(x: 0, y: -control.frame.height), animated: true)
        if !isRefreshingFirst { control.beginRefreshing() }
        let lines = screen.lines(width: 20) { $0.drawFrame(of: screen, into: &$1) }
        expectEqual(lines.first, Self.line)
        control.frame = .zero
        expectEqual(control.frame, frame)
        control.endRefreshing()
      }
      // In the action of a pull, the list is at its beginning and refreshes.
      var offsets: [CGFloat] = []
      let action = UIAction { _ in
        offsets.append(control.isRefreshing ? list.contentOffset.y : .infinity)
      }
      control.addAction(action, for: .valueChanged)
      list.contentOffset.y = .lines(2)
      list.pullToRefresh()
      expectEqual(offsets, [.lines(-1)])
    }
  }

  @Test func `rule 41: the line comes at the beginning, and elsewhere every row keeps its line`() {
    // The lines by which the list is scrolled before and during the refresh, and what is in view
    // when it has begun, after the scroll and at the end.
    let cases: [(ListPicture, height: Int, before: Int, during: Int, pictures: [String])] = [
      ("abcdefghi", 3, 0, 0, ["◌ab", "◌ab", "abc"]),
      ("abcdefghi", 3, 0, 1, ["◌ab", "abc", "abc"]),
      ("abcdefghi", 3, 1, 0, ["bcd", "bcd", "bcd"]),
      ("abcdefghi", 3, 1, -2, ["bcd", "◌ab", "abc"]),
      ("abcdefghi", 3, 6, 9, ["ghi", "ghi", "ghi"]),
      // Lists that are empty, short or low.
      ("", 2, 0, 9, ["◌", "◌", ""]), ("a", 3, 0, 9, ["◌a", "◌a", "a"]),
      ("|ab|", 1, 0, 9, ["◌", "b", "b"]),
    ]
    for (picture, height, before, during, pictures) in cases {
      let screen = ListScreen(picture, height: height)
      screen.table.scroll(by: before)
      for _ in 0..<2 { screen.setRefreshing(true) }
      let begun = screen.pictured
      screen.table.scroll(by: during)
      let scrolled = screen.pictured
      for _ in 0..<2 { screen.setRefreshing(false) }
      expectEqual([begun, scrolled, screen.pictured], pictures, "by \(before), \(during)")
    }

    let low = ListScreen(rows: .numbered(0..<20), height: 2)
    low.table.scrollToRow(at: .row(9), at: .top, animated: false)
    for _ in 0..<9 { low.table.scroll(by: -1) }
    low.setRefreshing(true)
    low.table.size.height = 1
    low.expectShown([Self.line])
    low.setRefreshing(false)
    low.expectShown(["row 0"])

    let unfilled = UITableView()
    unfilled.size = Size(width: 20, height: 2)
    unfilled.refreshControl = UIRefreshControl()
    unfilled.refreshControl?.beginRefreshing()
    expectEqual(unfilled.contentOffset.y, .lines(-1))
  }

  @Test func `rule 41: row 0 stays at line 0 of the content, and the line is at −1`() {
    let screen = ListScreen("abcdefghi", height: 3)
    let table = screen.table
    screen.setRefreshing(true)
    expectEqual(table.bounds.minY, .lines(-1))
    expectEqual([0, 5].map { table.rectForRow(at: .row($0)).minY }, [0, .lines(5)])
    expectEqual(table.rect(forSection: 0).minY, 0)
    let rows = [-1, 0, 1].map { table.indexPathForRow(at: CGPoint(x: 0, y: .lines($0))) }
    expectEqual(rows, [nil, .row(0), .row(1)])
    let offsets: [(set: Int, got: Int, letters: String)] = [
      (0, 0, "abc"), (4, 4, "efg"), (-1, -1, "◌ab"), (1, 1, "bcd"), (-7, -1, "◌ab"), (99, 6, "ghi"),
      (0, 0, "abc"),
    ]
    for (set, got, letters) in offsets {
      table.contentOffset.y = .lines(set)
      expect(screen.pictured, is: letters)
      expectEqual(table.contentOffset.y, .lines(got), "\(set)")
    }
    table.scrollToRow(at: .row(0), at: .top, animated: false)
    expect(screen.pictured, is: "abc")
    screen.setRefreshing(false)
    expectEqual(table.contentOffset.y, 0)

    let long = ListScreen(
      sections: [LabelledSection(header: "head", rows: .numbered(0..<90))], height: 3)
    long.setRefreshing(true)
    long.table.scrollToEnd()
    long.table.contentOffset.y = 0
    long.expectShown(["head", "row 0", "row 1"])
  }

  @Test func `rule 41: a batch, a reload and a resize keep the line of the control, or the offset`()
  {
    let changes: [(name: String, change: (ListScreen) -> Void, top: String, scrolled: String)] = [
      ("insert", { $0.update(to: "xabcdefghi", .insertRows([.row(0)])) }, "◌xa", "bcd"),
      ("delete", { $0.update(to: "bcdefghi", .deleteRows([.row(0)])) }, "◌bc", "def"),
      ("empty", { $0.update(to: "", .deleteRows(.rows(0..<9))) }, "◌", "◌"),
      ("reload", { $0.table.reloadData() }, "◌ab", "cde"),
      ("height", { $0.table.size.height = 4 }, "◌abc", "cdef"),
      ("width", { $0.table.size.width = 30 }, "◌ab", "cde"),
      ("delegate", { $0.table.delegate = nil }, "◌ab", "cde"),
      ("row height", { $0.table.rowHeight = .lines(1) }, "◌ab", "cde"),
    ]
    for (name, change, top, scrolled) in changes {
      for (lines, picture) in [(0, top), (2, scrolled)] {
        let screen = ListScreen("abcdefghi", height: 3)
        screen.table.scroll(by: lines)
        screen.setRefreshing(true)
        change(screen)
        expectEqual(screen.pictured, picture, "\(name)")
      }
    }
  }

  @Test func `rule 41: a refresh may end inside a batch, and before a reload of fewer rows`() {
    // The data is shorter than the counts until the reload.
    let shorter = ListScreen("abcdefghi", height: 3)
    shorter.setRefreshing(true)
    _ = shorter.shown
    shorter.list.sections = [LabelledSection(rows: ["a", "b"])]
    shorter.setRefreshing(false)
    shorter.table.reloadData()
    expect(shorter.pictured, is: "ab")

    let batched = ListScreen("abcdefghi", height: 3)
    batched.setRefreshing(true)
    _ = batched.shown
    batched.table.performBatchUpdates {
      batched.list.sections = [LabelledSection(rows: ["a", "b"])]
      batched.setRefreshing(false)
      batched.table.expectVisible(.rows(0..<2))
      batched.table.deleteRows(at: .rows(2..<9), with: .none)
    }
    expect(batched.pictured, is: "ab")

    // The data may also change before the batch.
    let screen = CollectionScreen(items: 0..<9, height: 3)
    screen.collection.refreshControl = UIRefreshControl()
    screen.collection.pullToRefresh()
    _ = screen.shown
    screen.calls = []
    screen.sections = [LabelledSection(rows: .numbered(0..<2))]
    screen.collection.refreshControl?.endRefreshing()
    screen.collection.performBatchUpdates {
      screen.collection.deleteItems(at: .rows(2..<9))
    }
    expectEqual(screen.shown.first, "row 0       row 1")
    #expect(!screen.calls.contains(.cell(.row(3))))
  }

  @Test func `rules 24 and 41: row 0 at the upper edge is the beginning as soon as the line goes`()
  {
    let screen = ListScreen("abcdefghi", height: 3)
    screen.setRefreshing(true)
    screen.table.contentOffset.y = 0
    expect(screen.pictured, is: "abc")
    screen.setRefreshing(false)
    screen.update(to: "xabcdefghi", .insertRows([.row(0)]))
    expect(screen.pictured, is: "xab")
  }

  @Test func `rule 41: a refresh that begins and ends in one turn requests no cell`() {
    let screen = ListScreen("abcdefghi", height: 3)
    screen.setRefreshing(true)
    screen.setRefreshing(false)
    expect(screen.pictured, is: "abc")
    screen.expectCalls([])
    screen.setRefreshing(true)
    expect(screen.pictured, is: "◌ab")
    screen.expectRows(came: [], left: [.row(2)])
    screen.list.calls = []
    screen.setRefreshing(false)
    expect(screen.pictured, is: "abc")
    screen.expectRows(came: [.row(2)], left: [])
  }

  @Test func `rules 25 and 41: a refresh may begin in a callback and in a tap`() {
    for row in 0..<4 {
      let list = ChangingList(("abcdefghi" as ListPicture).sections)
      let screen = ListScreen(list, height: 4)
      list.change(in: .filledCell, after: row) { [weak screen] in
        screen?.setRefreshing(true)
        _ = screen?.table.indexPathsForVisibleRows
      }
      expectEqual(screen.pictured, "◌abc", "\(row)")
      list.changeTable = { [weak screen] callback in
        if callback == .didEndDisplaying { screen?.setRefreshing(false) }
      }
      screen.table.scroll(by: 2)
      expectEqual(screen.pictured, "bcde", "\(row)")
      expectEqual(list.faults, [])
      screen.table.scrollToTop()
      expectEqual(screen.pictured, "abcd", "\(row)")
    }

    let tapped = ListScreen("abc")
    tapped.list.accepts = { row in
      tapped.setRefreshing(true)
      return row
    }
    tapped.tap(1)
    tapped.table.expectSelected(.row(1))
    expect(tapped.pictured, is: "◌abc")
  }

  @Test func `rule 41: a tap or a swipe on the line has no effect`() {
    let screen = ListScreen("ab")
    let window = TextWindow(rootViewController: screen, size: Size(width: 20, height: 5))
    screen.table.refreshControl = UIRefreshControl()
    window.pullToRefresh()
    window.tap(line: 1, column: 3)
    window.swipeToDelete(line: 1)
    screen.table.expectSelected(nil)
    window.swipeToDelete(line: 2)
    expectEqual(screen.swipes, [.canEdit(.row(0)), .editingStyle(.row(0)), .delete(.row(0))])
  }

  @Test func `rule 41: a list that loses or changes its control loses the line`() {
    let screen = ListScreen("abc", height: 3)
    screen.setRefreshing(true)
    let old = screen.table.refreshControl
    screen.table.refreshControl = UIRefreshControl()
    expect(screen.pictured, is: "abc")
    old?.endRefreshing()
    old?.beginRefreshing()
    expect(screen.pictured, is: "abc")
    screen.table.refreshControl = old
    expect(screen.pictured, is: "◌ab")
    screen.table.refreshControl = nil
    expect(screen.pictured, is: "abc")
  }

  @Test func `rule 41: a list off the window and one not yet laid out show the line later`() {
    let new = ListScreen(rows: ["a", "b"])
    new.setRefreshing(true)
    let navigation = UINavigationController(rootViewController: new)
    let window = TextWindow(
      rootViewController: navigation, size: Size(width: 20, height: 4), style: .plain)
    window.expectFrame("\n\(Self.line)\na\nb")
    navigation.pushViewController(UIViewController(), animated: false)
    window.layoutIfNeeded()
    new.table.refreshControl?.endRefreshing()
    navigation.popViewController(animated: false)
    window.expectFrame("\na\nb\n")
    new.table.refreshControl?.beginRefreshing()
    var list = ""
    window.drawList(into: &list)
    expect(list, is: "\n\(Self.line)\na\nb")
  }

  @Test func `rule 41: a collection has the line above its content`() {
    let screen = CollectionScreen(items: 0..<9, height: 3)
    let collection = screen.collection
    let control = UIRefreshControl()
    let (first, second) = ("row 0       row 1       row 2", "row 3       row 4       row 5")
    collection.refreshControl = control
    collection.pullToRefresh()
    expectEqual(screen.shown, [Self.line, first, ""])
    expectEqual(collection.indexPathsForVisibleItems, .rows(0..<3))
    expectEqual(screen.wholeList.prefix(2), [Self.line, first])
    collection.tap(at: Point(column: 1, line: 0))
    expectEqual(collection.indexPathsForSelectedItems, nil)
    collection.tap(at: Point(column: 1, line: 1))
    expectEqual(collection.indexPathsForSelectedItems, [.row(0)])
    control.endRefreshing()
    expectEqual(screen.shown[2], second)
    control.beginRefreshing()
    collection.reloadData()
    collection.size.height = 2
    expectEqual(screen.shown, [Self.line, first])
    control.endRefreshing()
    collection.scroll(by: 1)
    control.beginRefreshing()
    expectEqual(screen.shown, ["", second])
    collection.scroll(by: -9)
    expectEqual(screen.shown.first, Self.line)
    screen.sections = []
    collection.reloadData()
    expectEqual(screen.shown, [Self.line, ""])
    expectEqual(screen.wholeList, [Self.line])
    control.endRefreshing()
    expectEqual(screen.shown, ["", ""])
  }

  @Test func `rule 41: a plain scroll view has the line above its content`() {
    var taps = 0
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in taps += 1 })
    let stack = UIStackView(
      arrangedSubviews: [button, UILabel("one two three four", numberOfLines: 0)])
    stack.axis = .vertical
    let scrollView = UIScrollView()
    scrollView.addSubview(stack)
    scrollView.refreshControl = UIRefreshControl()
    let window = TextWindow(
      rootViewController: UIViewController(showing: scrollView), size: Size(width: 13, height: 4),
      style: .plain)
    let (beginning, end) = ("\n\(Self.line)\n[Go]\none two three", "\n[Go]\none two three\nfour")
    window.pullToRefresh()
    window.expectFrame(beginning)
    window.tap(line: 2, column: 1)
    expectEqual(taps, 1)
    window.scroll(by: 1)
    window.expectFrame(end)
    window.tap(line: 1, column: 1)
    expectEqual(taps, 2)
    window.scroll(by: 9)
    scrollView.refreshControl?.endRefreshing()
    window.expectFrame(end)
    scrollView.refreshControl?.beginRefreshing()
    window.expectFrame(beginning)
    scrollView.refreshControl?.endRefreshing()
    window.expectFrame(end)
  }
}

// MARK: -

extension ListScreen {
  /// The letters in view, with one sign for the line of the refresh control.
  fileprivate var pictured: String {
    letters.replacing("◌ Refreshing…", with: "◌")
  }
}
