import ListRendering
import Observation
import TestSupport
import Testing

@testable import UIKit

/// Checks the layout, the constraints and the properties of views, and when views are told of them.
struct LayoutTests {
  @Test func `a view lays out its subviews when its size or they change, and when it is asked to`()
  {
    let outer = LoggingView()
    let inner = LoggingView()
    outer.addSubview(inner)
    let screen = LoggingScreen(outer)
    let window = TextWindow(rootViewController: screen, size: Size(width: 20, height: 5))
    let layouts = { [outer.layouts, inner.layouts, screen.layouts] }
    #expect(layouts() == [1, 1, 1])
    window.layoutIfNeeded()
    #expect(layouts() == [1, 1, 1])
    window.resize(to: Size(width: 30, height: 5))
    #expect(layouts() == [2, 1, 2])
    inner.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(layouts() == [2, 2, 2])
    outer.setNeedsLayout()
    outer.layoutIfNeeded()
    outer.layoutIfNeeded()
    #expect(layouts() == [3, 2, 2])
    outer.addSubview(UIView())
    window.layoutIfNeeded()
    #expect(layouts() == [4, 2, 3])
    inner.removeFromSuperview()
    #expect(inner.superview == nil)
    #expect(inner.window == nil)
    window.layoutIfNeeded()
    #expect(layouts() == [5, 2, 4])
  }

  @Test func `a view that was laid out and is added again asks its new superview for a layout`() {
    let view = LoggingView()
    view.layoutIfNeeded()
    view.setNeedsLayout()
    let middle = UIView()
    let screen = LoggingScreen(LoggingView())
    screen.view.addSubview(middle)
    let window = TextWindow(rootViewController: screen, size: Size(width: 20, height: 5))
    middle.addSubview(view)
    window.layoutIfNeeded()
    #expect(view.layouts == 2)
  }

  @Test func `a cell lays out its subviews in the size of its row, and again in another size`() {
    let list = LoggingList()
    let window = TextWindow(rootViewController: list, size: Size(width: 14, height: 5))
    _ = window.drawLines()
    #expect(list.cell.widths.last == 80)
    let count = list.cell.widths.count
    _ = window.drawLines()
    #expect(list.cell.widths.count == count)
    window.resize(to: Size(width: 24, height: 5))
    _ = window.drawLines()
    #expect(list.cell.widths.last == 160)
    #expect(list.cell.widths.count == count + 1)
  }

  @Test func `constraints keep their constants, factors and priorities`() {
    let view = UIView()
    let constraints = [
      view.leadingAnchor.constraint(greaterThanOrEqualTo: view.trailingAnchor, constant: 8),
      view.topAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor, constant: -8),
      view.centerXAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerXAnchor, constant: 1),
      view.widthAnchor.constraint(greaterThanOrEqualToConstant: 44),
      view.widthAnchor.constraint(lessThanOrEqualToConstant: 45),
      view.heightAnchor.constraint(equalToConstant: 46),
    ]
    #expect(constraints.map(\.constant) == [8, -8, 1, 44, 45, 46])
    #expect(constraints.allSatisfy { $0.multiplier == 1 && $0.priority == .required })
    let half = view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.5, constant: 3)
    #expect(half.multiplier == 0.5)
    #expect(half.constant == 3)
    let most = view.widthAnchor.constraint(lessThanOrEqualTo: view.heightAnchor, multiplier: 2)
    #expect(most.multiplier == 2)
    #expect(most.constant == 0)
    NSLayoutConstraint.activate([half, most])
    NSLayoutConstraint.deactivate([most])
    #expect(half.isActive)
    #expect(!most.isActive)
  }

  @Test func `hugging and resistance are low and high until they are set, for each axis`() {
    let view = UIView()
    view.setContentHuggingPriority(.required, for: .vertical)
    view.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    let hugging = [NSLayoutConstraint.Axis.horizontal, .vertical].map {
      view.contentHuggingPriority(for: $0).rawValue
    }
    let resistance = [NSLayoutConstraint.Axis.horizontal, .vertical].map {
      view.contentCompressionResistancePriority(for: $0).rawValue
    }
    #expect(hugging == [250, 1_000])
    #expect(resistance == [250, 750])
  }

  @Test func `every view in a window updates its properties, and so does the subtree of one`() {
    let counter = LayoutCounter()
    let inner = CountingView(counter)
    let outer = UIView()
    outer.addSubview(inner)
    let window = TextWindow(
      rootViewController: LoggingScreen(outer), size: Size(width: 20, height: 3))
    #expect(inner.shown == 0)
    counter.value = 1
    window.layoutIfNeeded()
    #expect(inner.shown == 1)
    counter.value = 2
    outer.updatePropertiesIfNeeded()
    #expect(inner.shown == 2)
    #expect(inner.updates == 3)
    outer.updatePropertiesIfNeeded()
    #expect(inner.updates == 3)
  }
}

/// Checks what can be set on a scroll view, a stack of screens, an image and an action.
struct SettablePropertyTests {
  @Test func `the delegate of a scroll view is that of the table that it is`() {
    let list = LoggingList()
    let scrollView: UIScrollView = list.tableView
    #expect(scrollView.delegate === list)
    scrollView.delegate = nil
    #expect(list.tableView.delegate == nil)
    scrollView.delegate = list
    #expect(list.tableView.delegate === list)
    let plain = UIScrollView()
    plain.delegate = list
    #expect(plain.delegate === list)
  }

  @Test func `the bounds of a scroll view move its content, and its frame follows their size`() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "a\nb\nc\nd"
    let scrollView = UIScrollView()
    scrollView.addSubview(label)
    scrollView.bounds = CGRect(x: 0, y: 32, width: 80, height: 32)
    #expect(scrollView.contentOffset.y == 32)
    #expect(scrollView.frame.size == CGSize(width: 80, height: 32))
    scrollView.contentSize = .zero
    #expect(scrollView.contentSize.height == 64)
  }

  @Test func `a title is that of the bar, until the bar is given its own`() {
    let screen = UIViewController()
    screen.title = "Employees"
    #expect(screen.navigationItem.title == "Employees")
    screen.navigationItem.title = "3 of 12"
    #expect(screen.title == "Employees")
    let window = TextWindow(rootViewController: screen, size: Size(width: 20, height: 3))
    #expect(window.point(of: "3 of 12") != nil)
    #expect(UINavigationItem(title: "a").title == "a")
    #expect(UINavigationItem().title == nil)
  }

  @Test func `the screens of a stack can be replaced, and those that leave lose it`() {
    let screens = ["a", "b", "c"].map { title in
      let screen = UIViewController()
      screen.title = title
      return screen
    }
    let stack = UINavigationController(rootViewController: screens[0])
    let window = TextWindow(rootViewController: stack, size: Size(width: 20, height: 3))
    stack.viewControllers = [screens[1], screens[2]]
    window.layoutIfNeeded()
    #expect(window.point(of: "c") != nil)
    #expect(window.backButtonColumns != nil)
    #expect(screens.map { $0.navigationController === stack } == [false, true, true])
    #expect(screens[0].viewIfLoaded?.window == nil)
    stack.popViewController(animated: false)
    #expect(screens[2].navigationController == nil)
    #expect(stack.topViewController === screens[1])
  }

  @Test func `images are equal if their names or their dots are`() {
    #expect(UIImage(named: "a") == UIImage(named: "a"))
    #expect(UIImage(named: "a") != UIImage(named: "b"))
    // The first has a form of its own, and the second is drawn as an image with that name.
    for name in ["person.fill", "star"] {
      #expect(UIImage(named: name) != UIImage(systemName: name))
    }
    #expect(UIImage(named: "a")?.hash == UIImage(named: "a")?.hash)
    #expect(UIImage(named: "a")?.preparingForDisplay() == UIImage(named: "a"))
  }

  @Test func `an action is a menu element whose title and image can change`() {
    let action = UIAction(title: "a", identifier: .init("id")) { $0.title += "!" }
    let button = UIButton(frame: .zero, primaryAction: action)
    button.sendActions(for: .touchUpInside)
    action.image = UIImage(named: "b")
    let element: UIMenuElement = action
    #expect(element.title == "a!")
    #expect(element.image == action.image)
    #expect(action.identifier.rawValue == "id")
    #expect(button.title(for: .normal) == "a")
  }
}

// MARK: -

private final class LoggingView: UIView {
  private(set) var layouts = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
}

private final class LoggingScreen: UIViewController {
  private(set) var layouts = 0

  init(_ content: UIView) {
    super.init(nibName: nil, bundle: nil)
    view = content
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  override func viewDidLayoutSubviews() { layouts += 1 }
}

private final class LoggingCell: UITableViewCell {
  private(set) var widths: [CGFloat] = []

  override func layoutSubviews() {
    super.layoutSubviews()
    widths.append(bounds.width)
  }
}

private final class LoggingList: UITableViewController {
  let cell = LoggingCell(style: .default, reuseIdentifier: nil)

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    cell
  }
}

@Observable
private final class LayoutCounter {
  var value = 0
}

private final class CountingView: UIView {
  private let counter: LayoutCounter
  private(set) var shown = 0
  private(set) var updates = 0

  init(_ counter: LayoutCounter) {
    self.counter = counter
    super.init(frame: .zero)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  override func updateProperties() {
    updates += 1
    shown = counter.value
  }
}
