import ListRendering
import TerminalDrawing
import Testing
import UIKit

struct DrawingTests {
  @Test func `both styles draw the title, the rows in view and blank lines below a short list`() {
    let screen = ListScreen(
      sections: [
        LabelledSection(header: "Ann", rows: ["▣ Compilers", "Berlin"]),
        LabelledSection(header: "Bob", rows: ["□ Ships", "Kiel", "Oslo"]),
      ], title: "Employees (2)")
    TextWindow(rootViewController: screen, size: Size(width: 24, height: 7)).expectFrame(
      """
      ┌─ Employees (2) ──────┐
      │ Ann                  │
      │ ▣ Compilers          │
      │ Berlin               │
      │ Bob                  │
      │ □ Ships              │
      └──────────────────────┘
      """)

    let short = ListScreen(rows: ["Ann"], title: "Short")
    TextWindow(rootViewController: short, size: Size(width: 16, height: 5)).expectFrame(
      """
      ┌─ Short ──────┐
      │ Ann          │
      │              │
      │              │
      └──────────────┘
      """)

    let plain = ListScreen(rows: ["Ann", "  Berlin", ""], title: "Employees (1)")
    let size = Size(width: 24, height: 5)
    TextWindow(rootViewController: plain, size: size, style: .plain).expectFrame(
      """
      Employees (1)
      Ann
        Berlin


      """)
  }

  @Test func `rows are cut at the upper and the lower edge, even one row at both`() {
    let screen = ListScreen(rows: .lines(3, 1, 3), title: "Cut")
    let window = TextWindow(rootViewController: screen, size: Size(width: 12, height: 6))
    window.scroll(by: 2)
    window.expectFrame(
      """
      ┌─ Cut ────┐
      │ 0c       │
      │ 1a       │
      │ 2a       │
      │ 2b       │
      └──────────┘
      """)

    let high = ListScreen(rows: .lines(5), title: "Cut")
    let small = TextWindow(rootViewController: high, size: Size(width: 12, height: 4))
    small.scroll(by: 2)
    small.expectFrame(
      """
      ┌─ Cut ────┐
      │ 0c       │
      │ 0d       │
      └──────────┘
      """)
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
      #expect(column == width)
      #expect(text == expected + "\n")
    }
  }
}
