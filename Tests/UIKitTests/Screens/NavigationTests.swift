import ListRendering
import TestSupport
import Testing
import UIKit

/// Checks the stack of screens, the search field and the scroll view.
struct NavigationTests {
  @Test func `the topmost screen is shown and can be removed, except for the first one`() {
    let navigation = UINavigationController(rootViewController: makeScreen("first"))
    let window = TextWindow(rootViewController: navigation, size: Size(width: 20, height: 4))
    weak var second: UIViewController?
    do {
      let screen = makeScreen("second")
      second = screen
      navigation.pushViewController(screen, animated: true)
    }
    window.layoutIfNeeded()
    #expect(window.frame.contains("second"))
    second?.navigationController?.popViewController(animated: true)
    #expect(second == nil, "a removed screen is released")
    navigation.popViewController(animated: true)
    window.layoutIfNeeded()
    #expect(window.frame.contains("first"))
  }

  @Test func `a removed screen is in no stack, and cannot remove the screens that are left`() {
    let navigation = UINavigationController(rootViewController: makeScreen("first"))
    let (second, third) = (makeScreen("second"), makeScreen("third"))
    for screen in [second, third] { navigation.pushViewController(screen, animated: true) }
    let window = TextWindow(rootViewController: navigation, size: Size(width: 20, height: 4))
    #expect(navigation.popViewController(animated: true) === third)
    third.navigationController?.popViewController(animated: true)
    window.layoutIfNeeded()
    #expect(window.frame.contains("second"))
    #expect(second.navigationController === navigation)
  }

  @Test func `a screen that is already on the stack cannot be pushed again`() async {
    let visible = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let screens = [UIViewController(), UITableViewController()]
      let navigation = UINavigationController(rootViewController: screens[0])
      for screen in [screens[1], screens[1]] {
        navigation.pushViewController(screen, animated: false)
      }
    }
    visible.expectFatalError(
      "Pushing the same view controller instance more than once is not supported "
        + "(UITableViewController)")
    let root = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let screen = UIViewController()
      let navigation = UINavigationController(rootViewController: screen)
      navigation.pushViewController(UITableViewController(), animated: false)
      navigation.pushViewController(screen, animated: false)
    }
    root.expectFatalError(
      "Pushing the same view controller instance more than once is not supported "
        + "(UIViewController)")
  }

  @Test func `a stack takes no screen twice, and no other stack`() async {
    let doubled = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let screen = UIViewController()
      UINavigationController().viewControllers = [screen, UITableViewController(), screen]
    }
    doubled.expectFatalError(
      "All view controllers in a navigation controller must be distinct (UIViewController, "
        + "UITableViewController, UIViewController)")
    let stack = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      UINavigationController(rootViewController: UIViewController())
        .pushViewController(UINavigationController(), animated: false)
    }
    stack.expectFatalError("Pushing a navigation controller is not supported")
  }

  @Test func `a popped screen can be pushed again, and one of another stack leaves that stack`() {
    let first = makeScreen("first")
    let navigation = UINavigationController(rootViewController: first)
    let screen = makeScreen("second")
    for _ in 0..<2 {
      navigation.pushViewController(screen, animated: false)
      #expect(navigation.popViewController(animated: false) === screen)
    }
    navigation.pushViewController(screen, animated: false)
    let other = UINavigationController(rootViewController: makeScreen("other"))
    other.pushViewController(screen, animated: false)
    #expect(navigation.viewControllers == [first])
    #expect(screen.navigationController === other)
    navigation.viewControllers = [first, screen]
    #expect(other.viewControllers.count == 1)
    #expect(screen.navigationController === navigation)
    let third = UINavigationController()
    third.viewControllers = [screen]
    #expect(navigation.topViewController === first)
  }

  @Test func `a screen is told when it comes and goes, in UIKit's order`() {
    let log = Log()
    let navigation = UINavigationController(rootViewController: LoggedScreen("a", log))
    let window = TextWindow(rootViewController: navigation, size: Size(width: 20, height: 4))
    window.layoutIfNeeded()
    let second = LoggedScreen("b", log)
    navigation.pushViewController(second, animated: true)
    window.layoutIfNeeded()
    #expect(second.view.window != nil)
    navigation.popViewController(animated: true)
    window.layoutIfNeeded()
    #expect(second.view.window == nil)
    let calls = [
      "a loads", "a will appear", "a appears", "a will lay out", "a did lay out", "a did appear",
      "b loads", "a will disappear", "b will appear", "b appears", "b will lay out",
      "b did lay out", "a did disappear", "b did appear", "b will disappear", "b did disappear",
      "a will appear", "a appears", "a will lay out", "a did lay out", "a did appear",
    ]
    #expect(log.calls == calls)
    log.calls = []
    window.resize(to: Size(width: 20, height: 4))
    window.resize(to: Size(width: 20, height: 5))
    #expect(log.calls == ["a will lay out", "a did lay out"])
  }

  @Test func `a pushed screen without a title leaves no hole in the edge beside its button`() {
    let navigation = UINavigationController(rootViewController: makeScreen("first"))
    let window = TextWindow(rootViewController: navigation, size: Size(width: 20, height: 3))
    let screen = makeScreen("second")
    navigation.pushViewController(screen, animated: true)
    for title in [nil, ""] {
      screen.title = title
      window.expectFrame(
        """
        ┌─ [Back] ─────────┐
        │ second           │
        └──────────────────┘
        """)
    }
  }

  @Test func `a screen has its size when it appears, and its window until it is gone`() {
    let first = PlacedScreen(nibName: nil, bundle: nil)
    let navigation = UINavigationController(rootViewController: first)
    let window = TextWindow(rootViewController: navigation, size: Size(width: 20, height: 4))
    let second = PlacedScreen(nibName: nil, bundle: nil)
    navigation.pushViewController(second, animated: true)
    window.layoutIfNeeded()
    let appearing = ["will appear: –", "appears: 16 2"]
    let layout = [
      "will lay out: 16 2", "lays out: 16 2", "did lay out: 16 2", "did appear: 16 2",
    ]
    let calls =
      appearing + ["updates: 16 2"] + layout + ["will disappear: 16 2", "did disappear: –"]
    #expect(first.places == calls)
    navigation.popViewController(animated: true)
    #expect(second.places == calls)
    window.layoutIfNeeded()
    #expect(first.places == calls + appearing + layout)
  }

  @Test func `the search text is shown in the lower edge of a window of at least 17 columns`() {
    let screen = makeScreen("first")
    let results = Results()
    let searchController = UISearchController(searchResultsController: nil)
    searchController.searchResultsUpdater = results
    screen.navigationItem.searchController = searchController
    let window = TextWindow(rootViewController: screen, size: Size(width: 24, height: 3))
    window.search("ada")
    window.search("ada")
    #expect(searchController.isActive)
    let edges = [24, 17, 16].map { width in
      TextWindow(rootViewController: screen, size: Size(width: width, height: 3)).lines.last
    }
    #expect(edges == ["└─ Search: ada ────────┘", "└─ Search: ada ─┘", "└──────────────┘"])
    window.search("")
    #expect(!searchController.isActive)
    #expect(window.lines.last == "└──────────────────────┘")
    #expect(results.typed == ["ada", ""])
  }

  @Test func `an updater reads the new text, and whether the search is active, in its call`() {
    let screen = makeScreen("first")
    let results = Results()
    let searchController = UISearchController(searchResultsController: nil)
    searchController.searchResultsUpdater = results
    screen.navigationItem.searchController = searchController
    let window = TextWindow(rootViewController: screen, size: Size(width: 24, height: 3))
    for text in ["a", "ad", ""] { window.search(text) }
    #expect(results.typed == ["a", "ad", ""])
    #expect(results.wasActive == [true, true, false])
  }

  @Test func `a view higher than its window scrolls to its last line and back`() {
    let label = UILabel()
    label.text = "one two three four"
    label.numberOfLines = 0
    let screen = UIViewController()
    let scrollView = UIScrollView()
    scrollView.addSubview(label)
    screen.view = scrollView
    let window = TextWindow(rootViewController: screen, size: Size(width: 9, height: 4))
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
    #expect(
      shown == [
        "one two", "two three", "three four", "one two", "two three", "one two", "two three",
      ])
  }

  private func makeScreen(_ text: String) -> UIViewController {
    let screen = UIViewController()
    let label = UILabel()
    label.text = text
    screen.view = label
    return screen
  }
}

// MARK: -

/// An updater that records what it can read of a search in each call.
private final class Results: NSObject, UISearchResultsUpdating {
  private(set) var typed: [String] = []
  private(set) var wasActive: [Bool] = []

  func updateSearchResults(for searchController: UISearchController) {
    typed.append(searchController.searchBar.text ?? "")
    wasActive.append(searchController.isActive)
  }
}

// MARK: -

private final class Log {
  var calls: [String] = []
}

/// A screen that records the calls of its life cycle.
private final class LoggedScreen: UIViewController {
  private let name: String
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

  override func viewDidLoad() { log.calls.append("\(name) loads") }
  override func viewWillAppear(_ animated: Bool) { log.calls.append("\(name) will appear") }
  override func viewIsAppearing(_ animated: Bool) { log.calls.append("\(name) appears") }
  override func viewWillLayoutSubviews() { log.calls.append("\(name) will lay out") }
  override func viewDidLayoutSubviews() { log.calls.append("\(name) did lay out") }
  override func viewDidAppear(_ animated: Bool) { log.calls.append("\(name) did appear") }
  override func viewWillDisappear(_ animated: Bool) { log.calls.append("\(name) will disappear") }
  override func viewDidDisappear(_ animated: Bool) { log.calls.append("\(name) did disappear") }
}

// MARK: -

/// A screen that records in each call the size that it has in its window.
private final class PlacedScreen: UIViewController {
  private(set) var places: [String] = []

  private func note(_ call: String) {
    let (width, height) = (Int(view.bounds.width / 8), view.bounds.height.lineCount)
    places.append("\(call): " + (view.window == nil ? "–" : "\(width) \(height)"))
  }

  override func loadView() {
    let view = LaidOutView()
    view.laidOut = { [unowned self] in note("lays out") }
    self.view = view
  }

  override func viewWillAppear(_ animated: Bool) { note("will appear") }
  override func viewIsAppearing(_ animated: Bool) { note("appears") }
  override func updateProperties() { note("updates") }
  override func viewWillLayoutSubviews() { note("will lay out") }
  override func viewDidLayoutSubviews() { note("did lay out") }
  override func viewDidAppear(_ animated: Bool) { note("did appear") }
  override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { note("did disappear") }
}

private final class LaidOutView: UIView {
  var laidOut: () -> Void = {}

  override func layoutIfNeeded() {
    super.layoutIfNeeded()
    laidOut()
  }
}
