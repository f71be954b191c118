import ListRendering
import Testing

struct TapTests {
  @Test func `a tap on a button calls its action`() {
    let screen = ButtonScreen(rows: ["Ann", "Bob"])
    screen.window.expectFrame(
      """
      ┌─ Buttons ────────┐
      │ Ann [Call]       │
      │ Bob [Call]       │
      │                  │
      └──────────────────┘
      """)
    for column in 6...11 { screen.window.tap(line: 2, column: column) }
    #expect(screen.tapped == Array(repeating: 1, count: 6))
  }

  @Test func `a tap beside a button calls no action`() {
    let screen = ButtonScreen(rows: ["Ann", "Bob"])
    for (line, column) in [(1, 5), (1, 12), (1, 2), (3, 6), (0, 6)] {
      screen.window.tap(line: line, column: column)
    }
    #expect(screen.tapped == [])
  }

  @Test func `a tap on the border or outside the window calls no action`() {
    let screen = ButtonScreen(rows: ["\n\n\n", "a name of 17 col"])
    let edges = [-1, 0, 4, 5, 99].flatMap { line in (-1...20).map { (line, $0) } }
    let sides = (0...4).flatMap { line in [-1, 0, 1, 18, 19, 99].map { (line, $0) } }
    for (line, column) in edges + sides { screen.window.tap(line: line, column: column) }
    #expect(screen.tapped == [])
  }

  @Test func `a tap reaches a button at its place after a scroll`() throws {
    let screen = ButtonScreen(rows: ["Ann\nBerlin", "Bob\nKiel\nOslo", "Eve\nRome"])
    screen.window.scroll(by: 1)
    screen.window.expectFrame(
      """
      ┌─ Buttons ────────┐
      │ Berlin [Call]    │
      │ Bob              │
      │ Kiel             │
      └──────────────────┘
      """)
    screen.window.tap(line: 1, column: 9)
    screen.window.tap(line: 2, column: 9)
    screen.window.scroll(by: 3)
    let place = try #require(screen.window.place(of: "[Call]"))
    #expect(place == Point(column: 7, line: 1))
    screen.window.tap(line: place.line, column: place.column)
    #expect(screen.tapped == [0, 1])
  }

  @Test func `a tap on the button of a reused cell belongs to its new row`() {
    let screen = ButtonScreen(rows: .numbered(0..<30))
    screen.window.scroll(by: 17)
    screen.window.tap(line: 2, column: 9)
    #expect(screen.tapped == [18])
  }

  @Test func `a view receives only its own taps, as points from its upper left corner`() {
    let view = TappedView()
    let screen = ViewController()
    screen.view = view
    let window = Window(rootViewController: screen, size: Size(width: 12, height: 4))
    for line in -1...4 { for column in -1...12 { window.tap(line: line, column: column) } }
    let content = (0...1).flatMap { line in (0...7).map { Point(column: $0, line: line) } }
    #expect(view.points == content)
  }

  @Test func `drawing the whole list does not move the visible buttons`() {
    let screen = ButtonScreen(rows: ["Ann", "Bob", "Christopher", "Di"])
    var list = ""
    screen.window.drawList(into: &list)
    screen.window.tap(line: 1, column: 6)
    screen.window.tap(line: 3, column: 14)
    #expect(screen.tapped == [0, 2])
  }
}

// MARK: -

/// A view that records where it was tapped.
private final class TappedView: View {
  private(set) var points: [Point] = []

  override func tap(at point: Point) { points.append(point) }
}
