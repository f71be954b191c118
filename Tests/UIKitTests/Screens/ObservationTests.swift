import ListRendering
import Observation
import TestSupport
import Testing
import UIKit

/// Checks screens that update themselves from observable objects.
struct ObservationTests {
  @Test func `rule 29: updateProperties runs before the first frame, and once after each change`() {
    let counter = Counter()
    let screen = CountingScreen(counter)
    let window = TextWindow(rootViewController: screen, size: Size(width: 14, height: 3))
    func expectTaps(_ taps: Int, updates: Int, _ comment: Comment? = nil) {
      expectEqual(window.lines[0], "┌─ \(taps) taps ───┐", comment)
      expectEqual(screen.updates, updates, comment)
    }
    expectTaps(0, updates: 1)
    window.layoutIfNeeded()
    counter.unread += 1
    window.layoutIfNeeded()
    expectTaps(0, updates: 1)
    counter.taps += 1
    counter.taps += 1
    expectTaps(0, updates: 1, "reading updates nothing")
    window.layoutIfNeeded()
    expectTaps(2, updates: 2)
    screen.setNeedsUpdateProperties()
    for _ in 0..<2 { screen.updatePropertiesIfNeeded() }
    expectTaps(2, updates: 3)
    counter.taps += 1
    window.layoutIfNeeded()
    expectTaps(3, updates: 4)
  }

  @Test func `rule 29: a screen has updated itself after a tap and when it has appeared`() {
    let counter = Counter()
    let screen = CountingScreen(counter)
    let button = UIButton(type: .system, primaryAction: UIAction { _ in counter.taps += 1 })
    button.setTitle("Tap", for: .normal)
    screen.view = button
    let window = TextWindow(rootViewController: screen, size: Size(width: 14, height: 3))
    _ = window.drawLines()
    window.tap(line: 1, column: 3)
    expectEqual(screen.title, "1 taps")
    expectEqual(screen.updates, 2)

    let pushed = CountingScreen(counter)
    pushed.appeared = { counter.taps = 5 }
    let navigation = UINavigationController(rootViewController: UIViewController())
    let second = TextWindow(rootViewController: navigation, size: Size(width: 24, height: 3))
    navigation.pushViewController(pushed, animated: false)
    second.layoutIfNeeded()
    expectEqual(second.lines[0], "┌─ [Back] ─ 5 taps ────┐")
  }

  @Test func `rule 29: an update that asks for another one runs again before the next frame`() {
    let screen = CountingScreen(Counter())
    screen.updated = { [unowned screen] in if $0 == 1 { screen.setNeedsUpdateProperties() } }
    let cell = CountingCell(style: .default, reuseIdentifier: nil)
    cell.updated = { [unowned cell] in if $0 == 1 { cell.setNeedsUpdateProperties() } }
    for _ in 0..<3 {
      screen.updatePropertiesIfNeeded()
      cell.updatePropertiesIfNeeded()
    }
    expectEqual([screen.updates, cell.updates], [2, 2])
  }

  @Test func `rule 29: a cell updates itself before it is drawn, and once after each change`() {
    let counter = Counter()
    let cell = CountingCell(style: .default, reuseIdentifier: nil)
    func expectTaps(_ taps: Int, updates: Int) {
      expect(text(of: cell, width: 10), is: "\(taps) taps")
      expectEqual(cell.updates, updates)
    }
    cell.counter = counter
    expectTaps(0, updates: 1)
    counter.taps += 1
    counter.taps += 1
    expectTaps(2, updates: 2)
    // A reused cell no longer follows what it showed before.
    let other = Counter()
    cell.counter = other
    expectTaps(0, updates: 3)
    other.taps += 1
    expectTaps(1, updates: 4)
  }
}

// MARK: -

@Observable private final class Counter {
  var taps = 0
  var unread = 0
}

private final class CountingScreen: UIViewController {
  private let counter: Counter
  private(set) var updates = 0
  var appeared: () -> Void = {}
  var updated: (Int) -> Void = { _ in }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    appeared()
  }

  init(_ counter: Counter) {
    self.counter = counter
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  override func updateProperties() {
    super.updateProperties()
    updates += 1
    title = "\(counter.taps) taps"
    updated(updates)
  }
}

private final class CountingCell: UITableViewCell {
  private(set) var updates = 0
  var updated: (Int) -> Void = { _ in }

  var counter: Counter? {
    didSet { setNeedsUpdateProperties() }
  }

  override func updateProperties() {
    super.updateProperties()
    updates += 1
    textLabel?.text = "\(counter?.taps ?? -1) taps"
    updated(updates)
  }
}
