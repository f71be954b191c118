import ListRendering
import Testing

@testable import UIKit

struct TapTests {
  @Test func `a tap on a button calls its action, and a tap beside it none`() {
    let screen = ButtonScreen(rows: ["Ann", "Bob", "Christopher", "Di"])
    let window = screen.window
    window.expectFrame(
      """
      ┌─ Buttons ────────┐
      │ Ann [Call]       │
      │ Bob [Call]       │
      │ Christopher [Ca… │
      └──────────────────┘
      """)
    for column in 6...11 { window.tap(line: 2, column: column) }
    for (line, column) in [(1, 5), (1, 12), (1, 2), (3, 6), (0, 6)] {
      window.tap(line: line, column: column)
    }
    expectEqual(screen.tapped, Array(repeating: 1, count: 6))
    // Drawing the whole list does not move the visible buttons.
    var list = ""
    window.drawList(into: &list)
    window.tap(line: 1, column: 6)
    window.tap(line: 3, column: 14)
    expectEqual(screen.tapped.suffix(2), [0, 2])
  }

  @Test func `a tap reaches a button at its place after a scroll, even in a reused cell`() {
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
    screen.window.tap(line: 1, column: 7)
    expectEqual(screen.tapped, [0, 1])

    let long = ButtonScreen(rows: .numbered(0..<30))
    long.window.scroll(by: 17)
    long.window.tap(line: 2, column: 9)
    expectEqual(long.tapped, [18])
  }

  @Test func `a tap reaches a button in a reused cell of a fixed height that was not drawn`() {
    let rows = (0..<9).map { LabelledRow(String(repeating: "x", count: 9 - $0), height: 1) }
    let screen = ButtonScreen(rows: rows)
    _ = screen.window.frame
    screen.window.scroll(by: 4)
    // The row has five letters, and the row before it in its cell had up to nine.
    screen.window.tap(line: 1, column: 8)
    expectEqual(screen.tapped, [4])
  }

  @Test func `an action replaces the one with its identifier, and is removed from some events`() {
    let button = UIButton(type: .system)
    var ran: [String] = []
    func action(_ name: String, _ identifier: String? = nil) -> UIAction {
      UIAction(identifier: identifier.map { UIAction.Identifier($0) }) { _ in ran.append(name) }
    }
    func expectRun(_ names: String..., for events: UIControl.Event) {
      ran = []
      button.sendActions(for: events)
      expectEqual(ran, names)
    }
    button.addAction(action("first", "tap"), for: .touchUpInside)
    button.addAction(action("other", "else"), for: .touchUpInside)
    button.addAction(action("second", "tap"), for: .touchUpInside)
    expectRun("second", "other", for: .touchUpInside)
    button.addAction(action("third", "tap"), for: .valueChanged)
    expectRun("third", "other", for: .touchUpInside)
    expectRun("third", for: .valueChanged)
    // Without an identifier, each action has one of its own.
    let nameless = action("nameless")
    for action in [nameless, action("another"), nameless] {
      button.addAction(action, for: .valueChanged)
    }
    expectRun("third", "nameless", "another", for: .valueChanged)

    button.removeAction(nameless, for: .valueChanged)
    expectRun("third", "another", for: .valueChanged)
    button.removeAction(identifiedBy: .init("tap"), for: .touchUpInside)
    button.removeAction(identifiedBy: .init("unknown"), for: .valueChanged)
    expectRun("other", for: .touchUpInside)
    expectRun("third", "another", for: .valueChanged)
    for _ in 0..<2 {
      button.removeAction(identifiedBy: .init("tap"), for: [.valueChanged, .touchUpInside])
    }
    expectRun("another", for: .valueChanged)
  }

  @Test func `a button of a reused cell runs the action of its row alone`() {
    let screen = ListScreen(rows: .numbered(0..<30))
    let window = TextWindow(rootViewController: screen, size: Size(width: 20, height: 5))
    var tapped: [String] = []
    screen.table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    screen.list.prepare = { cell, row in
      let button = cell.contentView.subviews.first as? UIButton ?? UIButton(type: .system)
      if button.superview == nil { cell.contentView.addSubview(button) }
      button.setTitle(row.lines[0], for: .normal)
      let action = UIAction(identifier: .init("tap")) { _ in tapped.append(row.lines[0]) }
      button.addAction(action, for: .touchUpInside)
    }
    screen.table.reloadData()
    window.scroll(by: 17)
    window.tap(line: 1, column: 3)
    expectEqual(tapped, ["row 17"])
  }

  @Test func `a view receives only its own taps, as points from its upper left corner`() {
    let view = TappedView()
    let screen = UIViewController(showing: view)
    let window = TextWindow(rootViewController: screen, size: Size(width: 12, height: 4))
    for line in -5...9 { for column in -9...20 { window.tap(line: line, column: column) } }
    let content = (0...1).flatMap { line in (0...7).map { Point(column: $0, line: line) } }
    expectEqual(view.points, content)
  }
}

// MARK: -

/// A view that records where it was tapped.
private final class TappedView: UIView {
  private(set) var points: [Point] = []

  override func tap(at point: Point) { points.append(point) }
}
