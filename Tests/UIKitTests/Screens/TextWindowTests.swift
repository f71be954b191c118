import ListRendering
import TestSupport
import Testing
import UIKit

struct TextWindowTests {
  @Test func `the place of a text is its first place in the frame, in columns and lines`() {
    let list = ListScreen(rows: ["Ann", "Bob", "Bob and 山田 Dan"], title: "Team")
    let window = TextWindow(rootViewController: list, size: Size(width: 20, height: 6))
    let texts = ["Ann", "Bob", "and", "Dan", "Team", "Carol"]
    let places: [Point?] = [(2, 1), (2, 2), (6, 3), (15, 3), (3, 0)].map {
      Point(column: $0, line: $1)
    }
    expectEqual(texts.map(window.point), places + [nil])
    expectEqual([-1, 0, 3, 6].map { window.column(of: "Dan", line: $0) }, [nil, nil, 15, nil])

    let plain = TextWindow(
      rootViewController: list, size: Size(width: 20, height: 6), style: .plain)
    expectEqual(plain.point(of: "Bob"), Point(column: 0, line: 2))
  }

  @Test func `a pushed screen has a button in its upper edge, and a tap on it leads back`() {
    let navigation = UINavigationController(rootViewController: titled("Team"))
    let window = TextWindow(rootViewController: navigation, size: Size(width: 32, height: 3))
    expectEqual(window.backButtonColumns, nil)
    navigation.pushViewController(titled("Grace Hopper"), animated: true)
    window.expectFrame(
      """
      ┌─ [Back] ─ Grace Hopper ──────┐
      │                              │
      └──────────────────────────────┘
      """)
    for (line, column) in [(0, 2), (0, 9), (1, 3), (2, 3)] {
      window.tap(line: line, column: column)
    }
    expectEqual(navigation.viewControllers.count, 2)
    window.tap(line: 0, column: 8)
    expectEqual(window.lines[0].prefix(9), "┌─ Team ─")
    for column in 3..<9 { window.tap(line: 0, column: column) }
    expectEqual(navigation.viewControllers.count, 1)

    for title in ["a", "b"] { navigation.pushViewController(titled(title), animated: true) }
    window.tap(line: 0, column: 3)
    expectEqual(window.lines[0].prefix(15), "┌─ [Back] ─ a ─")
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
      expect(String(window.lines[0]), is: frame)
      expectEqual(window.backButtonColumns, 3..<min(9, width - 3))
      let unframed = TextWindow(rootViewController: navigation, size: size, style: .plain)
      expect(String(unframed.lines[0]), is: plain)
      expectEqual(unframed.backButtonColumns, 0..<6)
      unframed.tap(line: 0, column: 6)
    }
    let last = TextWindow(
      rootViewController: navigation, size: Size(width: 20, height: 3), style: .plain,
      isColored: true)
    var colored = ""
    last.draw(into: &colored)
    expect(colored, is: "\u{1B}[36m[Back]\u{1B}[0m Grace\n\n")
    last.tap(line: 0, column: 5)
    expectEqual(last.lines[0], "Team")
    navigation.pushViewController(UIViewController(), animated: true)
    expectEqual(last.lines[0], "Team", "reading shows no other screen")
    last.layoutIfNeeded()
    expectEqual(last.lines[0], "[Back]")
  }

  @Test func `a prompt stands between the title and the view, and moves taps down`() {
    let screen = ButtonScreen(rows: ["Ann", "Bob"])
    screen.window.rootViewController.navigationItem.prompt = "Bob is\naway\u{1B}"
    screen.window.expectFrame(
      """
      ┌─ Buttons ────────┐
      │ Bob is␊away␛     │
      │ Ann [Call]       │
      │ Bob [Call]       │
      └──────────────────┘
      """)
    screen.window.tap(line: 1, column: 6)
    screen.window.tap(line: 3, column: 6)
    screen.window.rootViewController.navigationItem.prompt = nil
    screen.window.tap(line: 1, column: 6)
    expectEqual(screen.tapped, [1, 0])
  }

  @Test func `a prompt takes three lines at most, above the view or the whole list`() {
    let screen = ButtonScreen(rows: ["Ann", "Bob", "Eve"])
    screen.window.rootViewController.navigationItem.prompt =
      "one two three four five six seven eight nine ten eleven"
    for (height, expected) in [
      (3, ["Ann [Call]"]), (4, ["one two three f…", "Ann [Call]"]),
      (6, ["one two three", "four five six", "seven eight nin…", "Ann [Call]"]),
      (7, ["one two three", "four five six", "seven eight nin…", "Ann [Call]", "Bob [Call]"]),
    ] {
      let window = TextWindow(
        rootViewController: screen.window.rootViewController, size: Size(width: 20, height: height))
      let content = window.lines.dropFirst().dropLast().map { line in
        String(line.dropFirst(2).dropLast(2).reversed().drop { $0 == " " }.reversed())
      }
      expectEqual(content, expected)
    }
    var list = ""
    screen.window.drawList(into: &list)
    expect(
      list,
      is: """
        ┌─ Buttons ────────┐
        │ one two three    │
        │ four five six s… │
        │ Ann [Call]       │
        │ Bob [Call]       │
        │ Eve [Call]       │
        └──────────────────┘
        """)
  }

  private func titled(_ title: String) -> UIViewController {
    // A title that an app's own initializer sets is shown, too.
    UIViewController(title: title, showing: UIView())
  }
}
