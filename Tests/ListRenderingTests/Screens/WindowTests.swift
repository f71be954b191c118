import ListRendering
import Testing

struct WindowTests {
  @Test func `the place of a text is its first place in the frame, in columns and lines`() {
    let window = window(rows: ["Ann", "Bob", "Bob and 山田 Dan"])
    let texts = ["Ann", "Bob", "and", "Dan", "Team", "Carol"]
    let places = [(2, 1), (2, 2), (6, 3), (15, 3), (3, 0)].map(Point.init(column:line:))
    #expect(texts.map(window.place) == places + [nil])
    #expect([-1, 0, 3, 6].map { window.column(of: "Dan", line: $0) } == [nil, nil, 15, nil])

    let screen = ListScreen(rows: ["Ann", "", "Bob"])
    let plain = Window(
      rootViewController: screen, size: Size(width: 20, height: 5), style: .plain)
    #expect(plain.lines == ["", "Ann", "", "Bob", ""])
    #expect(plain.place(of: "Bob") == Point(column: 0, line: 3))
  }

  @Test func `scrolling a window scrolls its table, and a text that has left it has no place`() {
    let window = window(rows: .numbered(0..<9), height: 4)
    window.scroll(by: 3)
    let places = ["row 2", "row 3", "row 4"].map(window.place)
    #expect(places == [nil, Point(column: 2, line: 1), Point(column: 2, line: 2)])
    window.scrollToEnd()
    #expect(window.place(of: "row 8") == Point(column: 2, line: 2))
    window.scrollToTop()
    #expect(window.place(of: "row 0") == Point(column: 2, line: 1))
  }

  @Test func `pulling the list down calls the refresh control`() {
    let screen = ListScreen(rows: ["Ann"])
    let window = Window(rootViewController: screen, size: Size(width: 20, height: 4))
    window.pullToRefresh()
    var count = 0
    screen.table.refreshControl = UIRefreshControl()
    screen.table.refreshControl?.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    window.pullToRefresh()
    #expect(count == 1)
  }

  @Test func `a screen without a list fills the window, empty or with a label`() {
    let screen = UIViewController()
    screen.title = "Empty"
    Window(rootViewController: screen, size: Size(width: 12, height: 4)).expectFrame(
      """
      ┌─ Empty ──┐
      │          │
      │          │
      └──────────┘
      """)

    let label = UILabel()
    label.text = "Nobody"
    let second = UIViewController()
    second.title = "Empty"
    second.view = label
    Window(rootViewController: second, size: Size(width: 12, height: 3)).expectFrame(
      """
      ┌─ Empty ──┐
      │ Nobody   │
      └──────────┘
      """)
  }

  @Test func `a window without a line for its content stops the program`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = Window(rootViewController: UIViewController(), size: Size(width: 12, height: 2))
    }
  }

  private func window(rows: [LabelledRow], height: Int = 6) -> Window {
    let screen = ListScreen(rows: rows, title: "Team")
    return Window(rootViewController: screen, size: Size(width: 20, height: height))
  }
}
