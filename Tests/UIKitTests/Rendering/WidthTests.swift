import ListRendering
import Testing

struct WidthTests {
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

  @Test
  func `the narrowest frame shows four columns of a row, and a narrower one stops the program`()
    async
  {
    let screen = ListScreen(rows: ["Grace", "Ada"], title: "Employees")
    let width = ListRenderer.minimumWidth
    TextWindow(rootViewController: screen, size: Size(width: width, height: 4)).expectFrame(
      """
      ┌─ E… ─┐
      │ Gra… │
      │ Ada  │
      └──────┘
      """)
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = ListRenderer(width: ListRenderer.minimumWidth - 1)
    }
  }

  @Test func `a screen without a title is drawn with an empty title`() {
    let screen = ListScreen(rows: ["Ada"])
    TextWindow(rootViewController: screen, size: Size(width: 10, height: 3)).expectFrame(
      """
      ┌─  ─────┐
      │ Ada    │
      └────────┘
      """)
    TextWindow(rootViewController: screen, size: Size(width: 10, height: 2), style: .plain)
      .expectFrame("\nAda")
  }
}
