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
    #expect(screen.updates == 1)
    #expect(window.point(of: "0 taps")?.line == 0)
    window.layoutIfNeeded()
    counter.unread += 1
    window.layoutIfNeeded()
    #expect(screen.updates == 1)

    counter.taps += 1
    counter.taps += 1
    #expect(window.point(of: "0 taps")?.line == 0, "reading updates nothing")
    #expect(screen.updates == 1, "reading updates nothing")
    window.layoutIfNeeded()
    #expect(window.point(of: "2 taps")?.line == 0)
    #expect(screen.updates == 2)
    screen.setNeedsUpdateProperties()
    screen.updatePropertiesIfNeeded()
    screen.updatePropertiesIfNeeded()
    #expect(screen.updates == 3)
    counter.taps += 1
    window.layoutIfNeeded()
    #expect(window.point(of: "3 taps")?.line == 0)
    #expect(screen.updates == 4)
  }

  @Test func `rule 29: a screen has updated itself after a tap, before it is drawn again`() {
    let counter = Counter()
    let screen = CountingScreen(counter)
    let button = UIButton(type: .system)
    button.setTitle("Tap", for: .normal)
    button.addAction(UIAction { _ in counter.taps += 1 }, for: .touchUpInside)
    screen.view = button
    let window = TextWindow(rootViewController: screen, size: Size(width: 14, height: 3))
    _ = window.drawLines()
    window.tap(line: 1, column: 3)
    #expect(screen.title == "1 taps")
    #expect(screen.updates == 2)
  }

  @Test func `rule 29: an update that asks for another one runs again before the next frame`() {
    let counter = Counter()
    let screen = CountingScreen(counter)
    screen.updated = { [unowned screen] in if $0 == 1 { screen.setNeedsUpdateProperties() } }
    screen.updatePropertiesIfNeeded()
    for _ in 0..<2 { screen.updatePropertiesIfNeeded() }
    #expect(screen.updates == 2)

    let cell = CountingCell(style: .default, reuseIdentifier: nil)
    cell.updated = { [unowned cell] in if $0 == 1 { cell.setNeedsUpdateProperties() } }
    for _ in 0..<3 { cell.updatePropertiesIfNeeded() }
    #expect(cell.updates == 2)
  }

  @Test func `rule 29: a change that a screen makes when it has appeared is drawn`() {
    let counter = Counter()
    let screen = CountingScreen(counter)
    screen.appeared = { counter.taps = 5 }
    let navigation = UINavigationController(rootViewController: UIViewController())
    let window = TextWindow(rootViewController: navigation, size: Size(width: 24, height: 3))
    navigation.pushViewController(screen, animated: false)
    window.layoutIfNeeded()
    #expect(window.frame.contains("5 taps"))
  }

  @Test func `rule 29: a cell updates itself before it is drawn, and once after each change`() {
    let counter = Counter()
    let cell = CountingCell(style: .default, reuseIdentifier: nil)
    cell.counter = counter
    #expect(drawn(cell) == "0 taps\n")
    counter.taps += 1
    counter.taps += 1
    #expect(drawn(cell) == "2 taps\n")
    #expect(cell.updates == 2)
    // A reused cell no longer follows what it showed before.
    let other = Counter()
    cell.counter = other
    #expect(drawn(cell) == "0 taps\n")
    #expect(cell.updates == 3)
    other.taps += 1
    #expect(drawn(cell) == "1 taps\n")
    #expect(cell.updates == 4)
  }

  private func drawn(_ cell: UITableViewCell) -> String { text(of: cell, width: 10) }
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
