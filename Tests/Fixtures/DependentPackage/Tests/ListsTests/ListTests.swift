import ListRendering
import Testing
import UIKit

@testable import Lists

/// Lists of another package are drawn and tapped.
struct ListTests {
  @Test func `a tap on a planet marks it as visited`() throws {
    let window = TextWindow(
      rootViewController: UINavigationController(rootViewController: PlanetsViewController()),
      size: Size(width: 24, height: 6))
    let mars = try #require(window.point(of: "Mars"))
    window.tap(line: mars.line, column: mars.column)
    #expect(
      window.frame == """
        ┌─ 4 planets ──────────┐
        │ Mercury              │
        │ Venus                │
        │ Earth ✓              │
        │ Mars ✓               │
        └──────────────────────┘

        """)
  }

  /// The list is a link to one of the plain lists, which also compiles for a phone.
  @Test func `a tap on a question shows its answer`() throws {
    let screen = QuestionsViewController(style: .grouped)
    screen.topics = [Topic(name: "Tables", questions: [("What is a cell?", "A view of a row.")])]
    let window = TextWindow(rootViewController: screen, size: Size(width: 24, height: 6))
    let question = try #require(window.point(of: "What"))
    window.tap(line: question.line, column: question.column)
    #expect(
      window.frame == """
        ┌─ Questions ──────────┐
        │ [-] Tables           │
        │ What is a cell?      │
        │ A view of a row.     │
        │                      │
        └──────────────────────┘

        """)
  }
}
