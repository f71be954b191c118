import ListRendering
import Testing

struct DrawingTests {
  @Test func `a frame shows the title and the rows in view`() {
    let screen = ListScreen(
      sections: [
        LabelledSection(header: "Ann", rows: ["▣ Compilers", "Berlin"]),
        LabelledSection(header: "Bob", rows: ["□ Ships", "Kiel", "Oslo"]),
      ], title: "Employees (2)")
    Window(rootViewController: screen, size: Size(width: 24, height: 7)).expectFrame(
      """
      ┌─ Employees (2) ──────┐
      │ Ann                  │
      │ ▣ Compilers          │
      │ Berlin               │
      │ Bob                  │
      │ □ Ships              │
      └──────────────────────┘
      """)
  }

  @Test func `the plain style draws the title and the lines without a border`() {
    let screen = ListScreen(rows: ["Ann", "  Berlin", ""], title: "Employees (1)")
    let size = Size(width: 24, height: 5)
    Window(rootViewController: screen, size: size, style: .plain).expectFrame(
      """
      Employees (1)
      Ann
        Berlin


      """)
  }

  @Test func `lines below a short list are blank`() {
    let screen = ListScreen(rows: ["Ann"], title: "Short")
    Window(rootViewController: screen, size: Size(width: 16, height: 5)).expectFrame(
      """
      ┌─ Short ──────┐
      │ Ann          │
      │              │
      │              │
      └──────────────┘
      """)
  }

  @Test func `rows are cut at the upper and the lower edge`() {
    let screen = ListScreen(rows: .lines(3, 1, 3), title: "Cut")
    let window = Window(rootViewController: screen, size: Size(width: 12, height: 6))
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
  }

  @Test func `a row higher than the view is cut at both edges`() {
    let screen = ListScreen(rows: .lines(5), title: "Cut")
    let window = Window(rootViewController: screen, size: Size(width: 12, height: 4))
    window.scroll(by: 2)
    window.expectFrame(
      """
      ┌─ Cut ────┐
      │ 0c       │
      │ 0d       │
      └──────────┘
      """)
  }
}
