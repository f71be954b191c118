import ListRendering
import TerminalDrawing
import TestSupport
import Testing
import UIKit

/// Checks how a frame cuts what does not fit into it.
struct DrawingTests {
  @Test func `a title and rows that are too long are cut in both styles`() {
    let screen = ListScreen(
      rows: ["Grace Brewster Hopper", "exactly eleven", "twelve wide."],
      title: "All employees of the navy")
    TextWindow(rootViewController: screen, size: Size(width: 16, height: 5)).expectFrame(
      """
      ┌─ All emplo… ─┐
      │ Grace Brews… │
      │ exactly ele… │
      │ twelve wide. │
      └──────────────┘
      """)

    let plain = ListScreen(rows: ["Grace Hopper", "eight ch"], title: "All employees")
    let size = Size(width: 8, height: 3)
    TextWindow(rootViewController: plain, size: size, style: .plain).expectFrame(
      """
      All emp…
      Grace H…
      eight ch
      """)
  }

  @Test func `wide and control characters do not move the border`() {
    let screen = ListScreen(rows: ["山田太郎", "山田太郎さん", "a山田太郎さ"], title: "社員の一覧表")
    TextWindow(rootViewController: screen, size: Size(width: 14, height: 5)).expectFrame(
      """
      ┌─ 社員の… ──┐
      │ 山田太郎   │
      │ 山田太郎…  │
      │ a山田太郎… │
      └────────────┘
      """)

    let controls = ListScreen(
      rows: [LabelledRow(lines: ["a\nb\u{1B}[2Jc"])], title: "x\u{7}\r\ny")
    TextWindow(rootViewController: controls, size: Size(width: 16, height: 3)).expectFrame(
      """
      ┌─ x␇␍␊y ──────┐
      │ a␊b␛[2Jc     │
      └──────────────┘
      """)
  }

  @Test func `the narrowest frame shows four columns of a row, and a smaller window stops`() async {
    let screen = ListScreen(rows: ["Grace", "Ada"], title: "Employees")
    let width = ListRenderer.minimumWidth
    TextWindow(rootViewController: screen, size: Size(width: width, height: 4)).expectFrame(
      """
      ┌─ E… ─┐
      │ Gra… │
      │ Ada  │
      └──────┘
      """)
    let faults: [(width: Int, height: Int, message: String)] = [
      (width - 1, 4, "a frame needs 8 columns"), (12, 2, "a window needs a line for its content"),
    ]
    for (width, height, message) in faults {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor [width = width as Int, height = height as Int] in
        _ = TextWindow(
          rootViewController: UIViewController(), size: Size(width: width, height: height))
      }
      let isNamed = lastWords(of: result).contains(message)
      #expect(isNamed)
    }
  }

  @Test func `a button is cut and an image left out at the end of the line`() {
    let buttons = [6: "[Call]", 5: "[Call", 4: "[Ca…", 2: "[…", 1: "[", 0: ""]
    for (width, expected) in buttons {
      var canvas = Canvas(width: width, border: .plain)
      let button = UIButton()
      button.setTitle("Call", for: .normal)
      button.draw(in: &canvas)
      UIImageView().draw(in: &canvas)
      let column = canvas.column
      canvas.endLine()
      var text = ""
      canvas.flush(into: &text)
      expectEqual(column, width)
      expectEqual(text, expected + "\n", "\(width) columns")
    }
  }
}
