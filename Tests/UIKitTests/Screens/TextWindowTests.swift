import ListRendering
import Testing
import UIKit

struct TextWindowTests {
  @Test func `the place of a text is its first place in the frame, in columns and lines`() {
    let window = window(rows: ["Ann", "Bob", "Bob and 山田 Dan"])
    let texts = ["Ann", "Bob", "and", "Dan", "Team", "Carol"]
    let places = [(2, 1), (2, 2), (6, 3), (15, 3), (3, 0)].map(Point.init(column:line:))
    #expect(texts.map(window.point) == places + [nil])
    #expect([-1, 0, 3, 6].map { window.column(of: "Dan", line: $0) } == [nil, nil, 15, nil])

    let screen = ListScreen(rows: ["Ann", "", "Bob"])
    let plain = TextWindow(
      rootViewController: screen, size: Size(width: 20, height: 5), style: .plain)
    #expect(plain.lines == ["", "Ann", "", "Bob", ""])
    #expect(plain.point(of: "Bob") == Point(column: 0, line: 3))
  }

  @Test func `scrolling a window scrolls its table, and a text that has left it has no place`() {
    let window = window(rows: .numbered(0..<9), height: 4)
    window.scroll(by: 3)
    let places = ["row 2", "row 3", "row 4"].map(window.point)
    #expect(places == [nil, Point(column: 2, line: 1), Point(column: 2, line: 2)])
    window.scrollToEnd()
    #expect(window.point(of: "row 8") == Point(column: 2, line: 2))
    window.scrollToTop()
    #expect(window.point(of: "row 0") == Point(column: 2, line: 1))
  }

  @Test func `pulling the list down calls the refresh control`() {
    let screen = ListScreen(rows: ["Ann"])
    let window = TextWindow(rootViewController: screen, size: Size(width: 20, height: 4))
    window.pullToRefresh()
    var count = 0
    screen.table.refreshControl = UIRefreshControl()
    screen.table.refreshControl?.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    window.pullToRefresh()
    #expect(count == 1)
  }

  @Test func `a pushed screen has a button in its upper edge, and a tap on it leads back`() {
    let navigation = UINavigationController(rootViewController: titled("Team"))
    let window = TextWindow(rootViewController: navigation, size: Size(width: 32, height: 3))
    #expect(window.backButtonColumns == nil)
    navigation.pushViewController(titled("Grace Hopper"), animated: true)
    window.expectFrame(
      """
      ┌─ [Back] ─ Grace Hopper ──────┐
      │                              │
      └──────────────────────────────┘
      """)
    #expect(window.backButtonColumns == 3..<9)
    #expect(window.button(line: 0, column: 3) == nil)
    for (line, column) in [(0, 2), (0, 9), (1, 3), (2, 3)] {
      window.tap(line: line, column: column)
    }
    #expect(navigation.viewControllers.count == 2)
    window.tap(line: 0, column: 8)
    #expect(navigation.viewControllers.count == 1)
    #expect(window.lines[0].hasPrefix("┌─ Team ─"))
    for column in 3..<9 { window.tap(line: 0, column: column) }
    #expect(navigation.viewControllers.count == 1)

    for title in ["a", "b"] { navigation.pushViewController(titled(title), animated: true) }
    window.tap(line: 0, column: 3)
    #expect(window.lines[0].hasPrefix("┌─ [Back] ─ a ─"))
  }

  @Test func `a narrow frame cuts the title before the button`() {
    let navigation = UINavigationController(rootViewController: titled("Team"))
    navigation.pushViewController(titled("Grace"), animated: true)
    let edges: [(width: Int, frame: String, plain: String)] = [
      (21, "┌─ [Back] ─ Grace ──┐", "[Back] Grace"), (19, "┌─ [Back] ─ Gra… ─┐", "[Back] Grace"),
      (16, "┌─ [Back] ─ … ─┐", "[Back] Grace"), (15, "┌─ [Back] ────┐", "[Back] Grace"),
      (12, "┌─ [Back] ─┐", "[Back] Grace"), (11, "┌─ [Bac… ─┐", "[Back] Gra…"),
      (8, "┌─ [… ─┐", "[Back] …"),
    ]
    for (width, frame, plain) in edges {
      let size = Size(width: width, height: 3)
      let window = TextWindow(rootViewController: navigation, size: size)
      #expect(window.lines[0] == frame, "\(width)")
      #expect(window.backButtonColumns == 3..<min(9, width - 3))
      let unframed = TextWindow(rootViewController: navigation, size: size, style: .plain)
      #expect(unframed.lines[0] == plain, "\(width)")
      #expect(unframed.backButtonColumns == 0..<6)
      unframed.tap(line: 0, column: 6)
    }
    let last = TextWindow(
      rootViewController: navigation, size: Size(width: 20, height: 3), style: .plain,
      isColored: true)
    var colored = ""
    last.draw(into: &colored)
    #expect(colored.hasPrefix("\u{1B}[36m[Back]\u{1B}[0m Grace\n"))
    last.tap(line: 0, column: 5)
    #expect(last.lines[0] == "Team")
    navigation.pushViewController(UIViewController(), animated: true)
    #expect(last.lines[0] == "Team", "reading shows no other screen")
    last.layoutIfNeeded()
    #expect(last.lines[0] == "[Back]")
  }

  @Test func `a screen without a list fills the window, empty or with a label`() {
    let screen = UIViewController()
    screen.title = "Empty"
    TextWindow(rootViewController: screen, size: Size(width: 12, height: 4)).expectFrame(
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
    TextWindow(rootViewController: second, size: Size(width: 12, height: 3)).expectFrame(
      """
      ┌─ Empty ──┐
      │ Nobody   │
      └──────────┘
      """)
  }

  @Test func `a window without a line for its content stops the program`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = TextWindow(rootViewController: UIViewController(), size: Size(width: 12, height: 2))
    }
  }

  private func titled(_ title: String) -> UIViewController {
    let screen = UIViewController()
    screen.title = title
    return screen
  }

  private func window(rows: [LabelledRow], height: Int = 6) -> TextWindow {
    let screen = ListScreen(rows: rows, title: "Team")
    return TextWindow(rootViewController: screen, size: Size(width: 20, height: height))
  }
}
