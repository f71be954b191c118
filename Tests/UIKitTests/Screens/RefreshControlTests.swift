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
    screen.table.refreshControl = UIRefreshControl()
    let window = TextWindow(rootViewController: screen, size: Size(width: 20, height: 5))
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
    window.expectFrame(
      """
      ┌─ Team ───────────┐
      │ All              │
      │ row 0            │
      │ row 1            │
      └──────────────────┘
      """)
  }

  @Test func `rule 41: a pull sends its action once for each refresh, and code sends none`() {
    let screen = ListScreen(rows: .numbered(0..<9), height: 3)
    let control = UIRefreshControl()
    var sent: [Bool] = []
    control.addAction(UIAction { _ in sent.append(control.isRefreshing) }, for: .valueChanged)
    screen.table.refreshControl = control
    screen.table.pullToRefresh()
    screen.table.scroll(by: 3)
    screen.table.pullToRefresh()
    #expect(sent == [true])
    #expect(screen.table.contentOffset.y == .lines(-1))
    control.endRefreshing()
    control.beginRefreshing()
    screen.table.pullToRefresh()
    #expect(sent == [true])
    control.endRefreshing()
    screen.table.pullToRefresh()
    #expect(sent == [true, true])
  }

  @Test func `rule 41: in the action of a pull, the list is at its beginning and refreshes`() {
    let screens: [UIViewController] = [
      ListScreen(rows: .numbered(0..<9), height: 3),
      CollectionScreen(items: 0..<9, columns: 1, height: 3),
    ]
    for screen in screens {
      guard let list = screen.view as? UIScrollView else { continue }
      let control = UIRefreshControl()
      var offsets: [CGFloat] = []
      let action = UIAction { _ in
        offsets.append(control.isRefreshing ? list.contentOffset.y : .infinity)
      }
      control.addAction(action, for: .valueChanged)
      list.refreshControl = control
      list.contentOffset.y = .lines(2)
      #expect(list.contentOffset.y == .lines(2))
      list.pullToRefresh()
      #expect(offsets == [.lines(-1)])
    }
  }

  @Test func `rule 41: a pull is the primary action of the control`() {
    let screen = ListScreen("abc", height: 3)
    var pulls = 0
    screen.table.refreshControl = UIRefreshControl(
      frame: .zero, primaryAction: UIAction { _ in pulls += 1 })
    screen.table.pullToRefresh()
    #expect(pulls == 1)
  }

  @Test func `rule 41: the line comes at the beginning, and elsewhere every row keeps its line`() {
    // The lines by which the list is scrolled before and during the refresh.
    let cases: [(before: Int, during: Int, begun: String, scrolled: String, ended: String)] = [
      (0, 0, "◌ab", "◌ab", "abc"), (0, 1, "◌ab", "abc", "abc"), (1, 0, "bcd", "bcd", "bcd"),
      (1, -2, "bcd", "◌ab", "abc"), (6, 9, "ghi", "ghi", "ghi"),
    ]
    for (before, during, begun, scrolled, ended) in cases {
      let screen = ListScreen("abcdefghi", height: 3)
      screen.table.scroll(by: before)
      screen.setRefreshing(true)
      screen.setRefreshing(true)
      #expect(screen.pictured == begun, "by \(before), \(during)")
      screen.table.scroll(by: during)
      #expect(screen.pictured == scrolled, "by \(before), \(during)")
      screen.setRefreshing(false)
      screen.setRefreshing(false)
      #expect(screen.pictured == ended, "by \(before), \(during)")
    }
  }

  @Test func `rule 41: the line belongs to short, empty and low lists`() {
    let cases: [(ListPicture, height: Int, begun: String, scrolled: String, ended: String)] = [
      ("", 2, "◌", "◌", ""), ("a", 3, "◌a", "◌a", "a"), ("|ab|", 1, "◌", "b", "b"),
    ]
    for (picture, height, begun, scrolled, ended) in cases {
      let screen = ListScreen(picture, height: height)
      screen.setRefreshing(true)
      #expect(screen.pictured == begun)
      screen.table.scroll(by: 9)
      #expect(screen.pictured == scrolled)
      screen.setRefreshing(false)
      #expect(screen.pictured == ended)
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
    #expect(unfilled.contentOffset.y == .lines(-1))
    #expect(unfilled.visibleCells.isEmpty)
  }

  @Test func `rule 41: row 0 stays at line 0 of the content, and the line is at −1`() {
    let screen = ListScreen("abcdefghi", height: 3)
    let table = screen.table
    #expect(table.adjustedContentInset == .zero)
    screen.setRefreshing(true)
    let insets = UIEdgeInsets(top: .lines(1), left: 0, bottom: 0, right: 0)
    #expect(table.adjustedContentInset == insets)
    #expect(table.contentOffset.y == .lines(-1))
    #expect(table.bounds.minY == .lines(-1))
    #expect([0, 5].map { table.rectForRow(at: .row($0)).minY } == [0, .lines(5)])
    #expect(table.rect(forSection: 0).minY == 0)
    let rows = [-1, 0, 1].map { table.indexPathForRow(at: CGPoint(x: 0, y: .lines($0))) }
    #expect(rows == [nil, .row(0), .row(1)])
    let offsets: [(set: Int, got: Int, letters: String)] = [
      (0, 0, "abc"), (4, 4, "efg"), (-1, -1, "◌ab"), (1, 1, "bcd"), (-7, -1, "◌ab"), (99, 6, "ghi"),
      (0, 0, "abc"),
    ]
    for (set, got, letters) in offsets {
      table.contentOffset.y = .lines(set)
      #expect(screen.pictured == letters, "\(set)")
      #expect(table.contentOffset.y == .lines(got), "\(set)")
    }
    table.scrollToRow(at: .row(0), at: .top, animated: false)
    #expect(screen.pictured == "abc")
    screen.setRefreshing(false)
    #expect(table.contentOffset.y == 0)
    #expect(table.adjustedContentInset == .zero)

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
      let screen = ListScreen("abcdefghi", height: 3)
      screen.setRefreshing(true)
      change(screen)
      #expect(screen.pictured == top, "\(name)")
      let other = ListScreen("abcdefghi", height: 3)
      other.table.scroll(by: 2)
      other.setRefreshing(true)
      change(other)
      #expect(other.pictured == scrolled, "\(name)")
    }
  }

  @Test func `rule 41: the control is a line high, and above the content of its list`() {
    let screens: [UIViewController] = [
      ListScreen("abcdefghi", height: 3), CollectionScreen(items: 0..<9, columns: 1, height: 3),
    ]
    for screen in screens {
      guard let list = screen.view as? UIScrollView else { continue }
      let control = UIRefreshControl()
      #expect([control.frame.height, control.bounds.height] == [.lines(1), .lines(1)])
      list.refreshControl = control
      let frame = CGRect(x: 0, y: .lines(-1), width: list.bounds.width, height: .lines(1))
      #expect(control.frame == frame)
      for isRefreshingFirst in [true, false] {
        list.contentOffset.y = .lines(2)
        if isRefreshingFirst { control.beginRefreshing() }
        list.setContentOffset(CGPoint(x: 0, y: -control.frame.height), animated: true)
        if !isRefreshingFirst { control.beginRefreshing() }
        let lines = screen.lines(width: 20) { $0.drawFrame(of: screen, into: &$1) }
        #expect(lines.first == Self.line)
        control.frame = .zero
        #expect(control.frame == frame)
        control.endRefreshing()
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
    #expect(shorter.pictured == "ab")

    let batched = ListScreen("abcdefghi", height: 3)
    batched.setRefreshing(true)
    _ = batched.shown
    batched.table.performBatchUpdates {
      batched.list.sections = [LabelledSection(rows: ["a", "b"])]
      batched.setRefreshing(false)
      batched.table.expectVisible(.rows(0..<2))
      batched.table.deleteRows(at: .rows(2..<9), with: .none)
    }
    #expect(batched.pictured == "ab")

    // The data may also change before the batch.
    let collection = CollectionScreen(items: 0..<9, height: 3)
    collection.collection.refreshControl = UIRefreshControl()
    collection.collection.pullToRefresh()
    _ = collection.shown
    collection.calls = []
    collection.sections = [LabelledSection(rows: .numbered(0..<2))]
    collection.collection.refreshControl?.endRefreshing()
    collection.collection.performBatchUpdates {
      collection.collection.deleteItems(at: .rows(2..<9))
    }
    #expect(collection.shown.first == "row 0       row 1")
    #expect(!collection.calls.contains(.cell(.row(3))), "\(collection.calls)")
  }

  @Test func `rules 24 and 41: row 0 at the upper edge is the beginning as soon as the line goes`()
  {
    let screen = ListScreen("abcdefghi", height: 3)
    screen.setRefreshing(true)
    screen.table.contentOffset.y = 0
    #expect(screen.pictured == "abc")
    screen.setRefreshing(false)
    screen.update(to: "xabcdefghi", .insertRows([.row(0)]))
    #expect(screen.pictured == "xab")
  }

  @Test func `rule 41: a refresh that begins and ends in one turn requests no cell`() {
    let screen = ListScreen("abcdefghi", height: 3)
    screen.setRefreshing(true)
    screen.setRefreshing(false)
    #expect(screen.pictured == "abc")
    screen.expectCalls([])
    screen.setRefreshing(true)
    #expect(screen.pictured == "◌ab")
    screen.expectRows(came: [], left: [.row(2)])
    screen.list.calls = []
    screen.setRefreshing(false)
    #expect(screen.pictured == "abc")
    screen.expectRows(came: [.row(2)], left: [])
  }

  @Test func `rules 25 and 41: a refresh may begin in a callback and in a tap`() {
    for row in 0..<4 {
      let list = ChangingList(("abcdefghi" as ListPicture).sections)
      let screen = ListScreen(list, height: 4)
      var count = 0
      list.changeTable = { [weak screen] callback in
        guard callback == .filledCell else { return }
        if count == row {
          screen?.setRefreshing(true)
          _ = screen?.table.indexPathsForVisibleRows
        }
        count += 1
      }
      #expect(screen.pictured == "◌abc", "\(row)")
      list.changeTable = { [weak screen] callback in
        if callback == .didEndDisplaying { screen?.setRefreshing(false) }
      }
      screen.table.scroll(by: 2)
      #expect(screen.pictured == "bcde")
      #expect(list.faults == [])
      screen.table.scrollToTop()
      #expect(screen.pictured == "abcd")
    }

    let tapped = ListScreen("abc")
    tapped.list.accepts = { row in
      tapped.setRefreshing(true)
      return row
    }
    tapped.tap(1)
    tapped.table.expectSelected(.row(1))
    #expect(tapped.pictured == "◌abc")
  }

  @Test func `rule 41: a tap or a swipe on the line has no effect`() {
    let screen = ListScreen("ab")
    let window = TextWindow(rootViewController: screen, size: Size(width: 20, height: 5))
    screen.table.refreshControl = UIRefreshControl()
    window.pullToRefresh()
    window.tap(line: 1, column: 3)
    window.swipeToDelete(line: 1)
    #expect(window.button(line: 1, column: 3) == nil)
    #expect(screen.swipes == [])
    screen.table.expectSelected(nil)
    window.swipeToDelete(line: 2)
    #expect(screen.swipes.last == .delete([0, 0]))
  }

  @Test func `rule 41: a list that loses or changes its control loses the line`() {
    let screen = ListScreen("abc", height: 3)
    screen.setRefreshing(true)
    let old = screen.table.refreshControl
    screen.table.refreshControl = UIRefreshControl()
    #expect(screen.pictured == "abc")
    old?.endRefreshing()
    old?.beginRefreshing()
    #expect(screen.pictured == "abc")
    screen.table.refreshControl = old
    #expect(screen.pictured == "◌ab")
    screen.table.refreshControl = nil
    #expect(screen.pictured == "abc")
  }

  @Test func `rule 41: a list off the window and one not yet laid out show the line later`() {
    let new = ListScreen(rows: ["a", "b"])
    new.setRefreshing(true)
    let navigation = UINavigationController(rootViewController: new)
    let window = TextWindow(
      rootViewController: navigation, size: Size(width: 20, height: 4), style: .plain)
    #expect(window.lines.dropFirst() == [Self.line[...], "a", "b"])
    navigation.pushViewController(UIViewController(), animated: false)
    window.layoutIfNeeded()
    new.table.refreshControl?.endRefreshing()
    navigation.popViewController(animated: false)
    #expect(window.lines.dropFirst() == ["a", "b", ""])
    new.table.refreshControl?.beginRefreshing()
    var list = ""
    window.drawList(into: &list)
    #expect(list == "\n\(Self.line)\na\nb\n")
  }

  @Test func `rule 41: a collection has the line above its content`() {
    let screen = CollectionScreen(items: 0..<9, height: 3)
    let collection = screen.collection
    let control = UIRefreshControl()
    collection.refreshControl = control
    collection.pullToRefresh()
    #expect(screen.shown == [Self.line, "row 0       row 1       row 2", ""])
    #expect(collection.indexPathsForVisibleItems == .rows(0..<3))
    #expect(screen.wholeList.prefix(2) == [Self.line, "row 0       row 1       row 2"])
    #expect(collection.contentOffset.y == .lines(-1))
    #expect(collection.adjustedContentInset.top == .lines(1))
    collection.tap(at: Point(column: 1, line: 0))
    #expect(collection.indexPathsForSelectedItems == nil)
    collection.tap(at: Point(column: 1, line: 1))
    #expect(collection.indexPathsForSelectedItems == [.row(0)])
    control.endRefreshing()
    #expect(screen.shown[2] == "row 3       row 4       row 5")
    control.beginRefreshing()
    collection.reloadData()
    collection.size.height = 2
    #expect(screen.shown == [Self.line, "row 0       row 1       row 2"])
    control.endRefreshing()
    collection.scroll(by: 1)
    control.beginRefreshing()
    #expect(screen.shown == ["", "row 3       row 4       row 5"])
    collection.scroll(by: -9)
    #expect(screen.shown.first == Self.line)
    screen.sections = []
    collection.reloadData()
    #expect(screen.shown == [Self.line, ""])
    #expect(screen.wholeList == [Self.line])
    control.endRefreshing()
    #expect(screen.shown == ["", ""])
  }

  @Test func `rule 41: a plain scroll view has the line above its content`() {
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in })
    let label = UILabel()
    label.text = "one two three four"
    label.numberOfLines = 0
    let stack = UIStackView(arrangedSubviews: [button, label])
    stack.axis = .vertical
    let scrollView = UIScrollView()
    scrollView.addSubview(stack)
    scrollView.refreshControl = UIRefreshControl()
    let screen = UIViewController()
    screen.view = scrollView
    let window = TextWindow(
      rootViewController: screen, size: Size(width: 13, height: 4), style: .plain)
    window.pullToRefresh()
    #expect(window.lines.dropFirst() == [Self.line[...], "[Go]", "one two three"])
    #expect(window.button(line: 2, column: 1) === button)
    window.scroll(by: 1)
    #expect(window.lines.dropFirst() == ["[Go]", "one two three", "four"])
    #expect(window.button(line: 1, column: 1) === button)
    window.scroll(by: 9)
    scrollView.refreshControl?.endRefreshing()
    #expect(window.lines.dropFirst() == ["[Go]", "one two three", "four"])
    scrollView.refreshControl?.beginRefreshing()
    #expect(window.lines.dropFirst() == [Self.line[...], "[Go]", "one two three"])
    scrollView.refreshControl?.endRefreshing()
    #expect(window.lines.dropFirst() == ["[Go]", "one two three", "four"])
  }

  @Test func `a gesture ends at once, so that no finger moves the content`() {
    let scrollView = UIScrollView()
    let states = [scrollView.isTracking, scrollView.isDragging, scrollView.isDecelerating]
    #expect(states == [false, false, false])
  }
}

// MARK: -

extension ListScreen {
  /// The letters in view, with one sign for the line of the refresh control.
  fileprivate var pictured: String {
    letters.replacing("◌ Refreshing…", with: "◌")
  }
}
