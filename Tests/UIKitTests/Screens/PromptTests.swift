import ListRendering
import Testing
import UIKit

struct PromptTests {
  @Test func `a prompt stands between the title and the view, and moves taps down`() {
    let screen = ButtonScreen(rows: ["Ann", "Bob"])
    screen.window.rootViewController.navigationItem.prompt = "Bob is away\u{1B}"
    screen.window.expectFrame(
      """
      ┌─ Buttons ────────┐
      │ Bob is away␛     │
      │ Ann [Call]       │
      │ Bob [Call]       │
      └──────────────────┘
      """)
    screen.window.tap(line: 1, column: 6)
    screen.window.tap(line: 3, column: 6)
    screen.window.rootViewController.navigationItem.prompt = nil
    screen.window.tap(line: 1, column: 6)
    #expect(screen.tapped == [1, 0])
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
      #expect(content == expected)
    }
    var list = ""
    screen.window.drawList(into: &list)
    #expect(
      list == """
        ┌─ Buttons ────────┐
        │ one two three    │
        │ four five six s… │
        │ Ann [Call]       │
        │ Bob [Call]       │
        │ Eve [Call]       │
        └──────────────────┘

        """)
  }
}
