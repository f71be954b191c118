import ListRendering
import Testing

struct WindowTests {
  @Test func `the place of a text is its first place in the frame`() {
    let window = window(rows: ["Ann", "Bob", "Bob and Ann"])
    #expect(window.place(of: "Ann") == Point(column: 2, line: 1))
    #expect(window.place(of: "Bob") == Point(column: 2, line: 2))
    #expect(window.place(of: "and") == Point(column: 6, line: 3))
    #expect(window.place(of: "Team") == Point(column: 3, line: 0))
    #expect(window.place(of: "Carol") == nil)
  }

  @Test func `a text that has scrolled away has no place`() {
    let window = window(rows: .numbered(0..<9), height: 4)
    window.scroll(by: 1)
    #expect(window.place(of: "row 0") == nil)
    #expect(window.place(of: "row 1") == Point(column: 2, line: 1))
  }

  @Test func `places are counted in terminal columns`() {
    let window = window(rows: ["山田 Ann"])
    #expect(window.place(of: "Ann") == Point(column: 7, line: 1))
    #expect(window.column(of: "Ann", line: 1) == 7)
    #expect(window.column(of: "Ann", line: 0) == nil)
    #expect(window.column(of: "Ann", line: 99) == nil)
  }

  @Test func `blank lines count in the plain style`() {
    let screen = ListScreen(rows: ["Ann", "", "Bob"])
    let window = Window(
      rootViewController: screen, size: Size(width: 20, height: 5), style: .plain)
    #expect(window.lines == ["", "Ann", "", "Bob", ""])
    #expect(window.place(of: "Ann") == Point(column: 0, line: 1))
    #expect(window.place(of: "Bob") == Point(column: 0, line: 3))
  }

  @Test func `scrolling a window scrolls its table`() {
    let window = window(rows: .numbered(0..<9), height: 4)
    window.scroll(by: 3)
    #expect(window.lines[1...2] == ["│ row 3            │", "│ row 4            │"])
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
    screen.table.refreshControl = RefreshControl { count += 1 }
    window.pullToRefresh()
    #expect(count == 1)
  }

  @Test func `a screen without a list fills the window`() {
    let screen = ViewController()
    screen.title = "Empty"
    Window(rootViewController: screen, size: Size(width: 12, height: 4)).expectFrame(
      """
      ┌─ Empty ──┐
      │          │
      │          │
      └──────────┘
      """)
  }

  @Test func `a screen that is a label shows its text`() {
    let label = Label()
    label.text = "Nobody"
    let screen = ViewController()
    screen.title = "Empty"
    screen.view = label
    Window(rootViewController: screen, size: Size(width: 12, height: 3)).expectFrame(
      """
      ┌─ Empty ──┐
      │ Nobody   │
      └──────────┘
      """)
  }

  @Test func `a window without a line for its content stops the program`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = Window(rootViewController: ViewController(), size: Size(width: 12, height: 2))
    }
  }

  private func window(rows: [LabelledRow], height: Int = 6) -> Window {
    let screen = ListScreen(rows: rows, title: "Team")
    return Window(rootViewController: screen, size: Size(width: 20, height: height))
  }
}
