import ListRendering
import TestSupport
import Testing
import UIKit

/// Checks the stack of screens, and the scroll view.
struct NavigationTests {
  @Test func `the topmost screen is shown and can be removed, except for the first one`() {
    let navigation = UINavigationController(rootViewController: makeScreen("first"))
    let third = makeScreen("third")
    weak var second: UIViewController?
    do {
      let screen = makeScreen("second")
      second = screen
      for top in [screen, third] { navigation.pushViewController(top, animated: true) }
    }
    let window = TextWindow(rootViewController: navigation, size: Size(width: 20, height: 3))
    expectEqual(window.lines[1], "│ third            │")
    #expect(navigation.popViewController(animated: true) === third)
    // A removed screen is in no stack, and cannot remove the screens that are left.
    third.navigationController?.popViewController(animated: true)
    window.layoutIfNeeded()
    expectEqual(window.lines[1], "│ second           │")
    second?.navigationController?.popViewController(animated: true)
    expectEqual(second, nil, "a removed screen is released")
    navigation.popViewController(animated: true)
    window.layoutIfNeeded()
    expectEqual(window.lines[1], "│ first            │")
  }

  @Test func `a stack takes no screen twice, and no other stack`() async {
    let messages = [
      "Pushing the same view controller instance more than once is not supported "
        + "(UITableViewController)",
      "Pushing the same view controller instance more than once is not supported "
        + "(UIViewController)",
      "Pushing a navigation controller is not supported",
      "All view controllers in a navigation controller must be distinct (UIViewController, "
        + "UITableViewController, UIViewController)",
    ]
    for (number, message) in messages.enumerated() {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor [number = number as Int] in
        let screens = [UIViewController(), UITableViewController()]
        let navigation = UINavigationController(rootViewController: screens[0])
        navigation.pushViewController(screens[1], animated: false)
        switch number {
        case 0: navigation.pushViewController(screens[1], animated: false)
        case 1: navigation.pushViewController(screens[0], animated: false)
        case 2: navigation.pushViewController(UINavigationController(), animated: false)
        default: navigation.viewControllers = screens + [screens[0]]
        }
      }
      result.expectFatalError(message)
    }
  }

  @Test func `a popped screen can be pushed again, and one of another stack leaves that stack`() {
    let (first, screen) = (makeScreen("first"), makeScreen("second"))
    let navigation = UINavigationController(rootViewController: first)
    for _ in 0..<2 {
      navigation.pushViewController(screen, animated: false)
      #expect(navigation.popViewController(animated: false) === screen)
    }
    navigation.pushViewController(screen, animated: false)
    let other = UINavigationController(rootViewController: makeScreen("other"))
    other.pushViewController(screen, animated: false)
    expectEqual(navigation.viewControllers, [first])
    expectEqual(screen.navigationController, other)
    navigation.viewControllers = [first, screen]
    expectEqual(other.viewControllers.count, 1)
    expectEqual(screen.navigationController, navigation)
    let third = UINavigationController()
    third.viewControllers = [screen]
    expectEqual(navigation.topViewController, first)
  }

  @Test func `the screens of a stack can be replaced, and those that leave lose it`() {
    let screens = ["a", "b", "c"].map(makeScreen)
    let stack = UINavigationController(rootViewController: screens[0])
    let window = TextWindow(rootViewController: stack, size: Size(width: 20, height: 3))
    stack.viewControllers = [screens[1], screens[2]]
    window.expectFrame(
      """
      ┌─ [Back] ─────────┐
      │ c                │
      └──────────────────┘
      """)
    expectEqual(screens.map { $0.navigationController === stack }, [false, true, true])
    expectEqual(screens[0].viewIfLoaded?.window, nil)
    stack.popViewController(animated: false)
    expectEqual(screens[2].navigationController, nil)
    expectEqual(stack.topViewController, screens[1])
  }

  @Test
  func `a screen is told when it comes and goes, in UIKit's order, with its size and window`() {
    let log = Log()
    let navigation = UINavigationController(rootViewController: LoggedScreen("a", log))
    let window = TextWindow(rootViewController: navigation, size: Size(width: 20, height: 4))
    let appearance = [
      "will appear", "appears 16×2", "updates 16×2", "will lay out 16×2", "lays out 16×2",
      "did lay out 16×2",
    ]
    log.expectCalls(["a loads"] + appearance.map { "a " + $0 } + ["a did appear 16×2"])
    let second = LoggedScreen("b", log)
    navigation.pushViewController(second, animated: true)
    window.layoutIfNeeded()
    log.expectCalls(
      ["b loads", "a will disappear 16×2"] + appearance.map { "b " + $0 }
        + ["a did disappear", "b did appear 16×2"])
    navigation.popViewController(animated: true)
    log.expectCalls(["b will disappear 16×2", "b did disappear"])
    window.layoutIfNeeded()
    log.expectCalls([
      "a will appear", "a appears 16×2", "a will lay out 16×2", "a lays out 16×2",
      "a did lay out 16×2", "a did appear 16×2",
    ])
    window.resize(to: Size(width: 20, height: 4))
    log.expectCalls([])
    window.resize(to: Size(width: 20, height: 5))
    log.expectCalls(["a will lay out 16×3", "a lays out 16×3", "a did lay out 16×3"])
  }

  @Test func `a title is that of the bar, and without one no hole is in the edge`() {
    let navigation = UINavigationController(rootViewController: makeScreen("first"))
    let window = TextWindow(rootViewController: navigation, size: Size(width: 24, height: 3))
    let screen = makeScreen("second")
    navigation.pushViewController(screen, animated: true)
    let changes: [(change: () -> Void, edge: String)] = [
      ({ screen.title = nil }, "┌─ [Back] ─────────────┐"),
      ({ screen.title = "" }, "┌─ [Back] ─────────────┐"),
      ({ screen.title = "Team" }, "┌─ [Back] ─ Team ──────┐"),
      ({ screen.navigationItem.title = "3 of 12" }, "┌─ [Back] ─ 3 of 12 ───┐"),
    ]
    for (change, edge) in changes {
      change()
      window.layoutIfNeeded()
      expect(String(window.lines[0]), is: edge)
    }
    expectEqual(screen.title, "Team")
  }

  @Test func `a view higher than its window scrolls to its last line and back`() {
    let scrollView = UIScrollView()
    scrollView.addSubview(UILabel("one two three four", numberOfLines: 0))
    let window = TextWindow(
      rootViewController: UIViewController(showing: scrollView), size: Size(width: 9, height: 4))
    let gestures: [(TextWindow) -> Void] = [
      { _ in }, { $0.scroll(by: 1) }, { $0.scrollToEnd() }, { $0.scrollToTop() },
      { $0.scroll(by: 1) }, { $0.scroll(by: -99) },
      { window in
        // A higher window shows lines above, which stay.
        window.scrollToEnd()
        for height in [5, 4] { window.resize(to: Size(width: 9, height: height)) }
      },
    ]
    let shown = gestures.map { gesture in
      gesture(window)
      return window.lines[1...2].map { $0.filter(\.isLetter) }.joined(separator: " ")
    }
    expectEqual(
      shown,
      ["one two", "two three", "three four", "one two", "two three", "one two", "two three"])
  }

  private func makeScreen(_ text: String) -> UIViewController {
    UIViewController(showing: UILabel(text))
  }
}

// MARK: -

/// The calls of screens, each with the size that the screen has in its window.
private final class Log {
  private var calls: [String] = []

  func note(_ call: String, of screen: LoggedScreen) {
    guard let view = screen.viewIfLoaded, view.window != nil else {
      return calls.append("\(screen.name) \(call)")
    }
    let (width, height) = (Int(view.bounds.width / 8), view.bounds.height.lineCount)
    calls.append("\(screen.name) \(call) \(width)×\(height)")
  }

  /// Compares the calls since the last comparison.
  func expectCalls(_ expected: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    expectEqual(calls, expected, sourceLocation: sourceLocation)
    calls = []
  }
}

// MARK: -

/// A screen that records the calls of its life cycle.
private final class LoggedScreen: UIViewController {
  let name: String
  private let log: Log

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  override func loadView() {
    let view = LaidOutView()
    view.laidOut = { [unowned self] in log.note("lays out", of: self) }
    self.view = view
  }

  override func viewDidLoad() { log.note("loads", of: self) }
  override func viewWillAppear(_ animated: Bool) { log.note("will appear", of: self) }
  override func viewIsAppearing(_ animated: Bool) { log.note("appears", of: self) }
  override func updateProperties() { log.note("updates", of: self) }
  override func viewWillLayoutSubviews() { log.note("will lay out", of: self) }
  override func viewDidLayoutSubviews() { log.note("did lay out", of: self) }
  override func viewDidAppear(_ animated: Bool) { log.note("did appear", of: self) }
  override func viewWillDisappear(_ animated: Bool) { log.note("will disappear", of: self) }
  override func viewDidDisappear(_ animated: Bool) { log.note("did disappear", of: self) }
}

// MARK: -

private final class LaidOutView: UIView {
  var laidOut: () -> Void = {}

  override func layoutIfNeeded() {
    super.layoutIfNeeded()
    laidOut()
  }
}
