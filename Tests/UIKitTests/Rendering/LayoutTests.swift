import ListRendering
import Observation
import Testing

@testable import UIKit

/// Checks when views lay out their subviews, and when they update their properties.
struct LayoutTests {
  @Test func `a view lays out its subviews when its size or they change, and when it is asked to`()
  {
    let outer = LoggingView()
    let inner = LoggingView()
    outer.addSubview(inner)
    let screen = LoggingScreen(showing: outer)
    let window = TextWindow(rootViewController: screen, size: Size(width: 20, height: 5))
    let changes: [() -> Void] = [
      {},
      { window.resize(to: Size(width: 30, height: 5)) },
      { inner.setNeedsLayout() },
      {
        outer.setNeedsLayout()
        for _ in 0..<2 { outer.layoutIfNeeded() }
      },
      { outer.addSubview(UIView()) },
      { inner.removeFromSuperview() },
    ]
    let layouts = changes.map { change in
      change()
      window.layoutIfNeeded()
      return [outer.layouts, inner.layouts, screen.layouts]
    }
    let expected = [[1, 1, 1], [2, 1, 2], [2, 2, 2], [3, 2, 2], [4, 2, 3], [5, 2, 4]]
    expectEqual(layouts, expected)
    #expect(inner.superview == nil && inner.window == nil)
  }

  @Test func `a view that was laid out and is added again asks its new superview for a layout`() {
    let view = LoggingView()
    view.layoutIfNeeded()
    view.setNeedsLayout()
    let middle = UIView()
    let screen = LoggingScreen(showing: LoggingView())
    screen.view.addSubview(middle)
    let window = TextWindow(rootViewController: screen, size: Size(width: 20, height: 5))
    middle.addSubview(view)
    window.layoutIfNeeded()
    expectEqual(view.layouts, 2)
  }

  @Test func `a cell lays out its subviews in the size of its row, and again in another size`() {
    let list = LoggingList()
    let window = TextWindow(rootViewController: list, size: Size(width: 14, height: 5))
    _ = window.drawLines()
    let widths = list.cell.widths
    expectEqual(widths.last, 80)
    _ = window.drawLines()
    expectEqual(list.cell.widths, widths)
    window.resize(to: Size(width: 24, height: 5))
    _ = window.drawLines()
    expectEqual(list.cell.widths, widths + [160])
  }

  @Test func `every view in a window updates its properties, and so does the subtree of one`() {
    let counter = LayoutCounter()
    let inner = CountingView(counter)
    let outer = UIView()
    outer.addSubview(inner)
    let window = TextWindow(
      rootViewController: LoggingScreen(showing: outer), size: Size(width: 20, height: 3))
    expectEqual([inner.shown, inner.updates], [0, 1])
    counter.value = 1
    window.layoutIfNeeded()
    expectEqual([inner.shown, inner.updates], [1, 2])
    counter.value = 2
    for _ in 0..<2 { outer.updatePropertiesIfNeeded() }
    expectEqual([inner.shown, inner.updates], [2, 3])
  }

  @Test func `the bounds of a scroll view move its content, and its frame follows their size`() {
    let scrollView = UIScrollView()
    scrollView.addSubview(UILabel("a\nb\nc\nd", numberOfLines: 0))
    scrollView.bounds = CGRect(x: 0, y: 32, width: 80, height: 32)
    expectEqual(scrollView.contentOffset.y, 32)
    expectEqual(scrollView.frame.size, CGSize(width: 80, height: 32))
    scrollView.contentSize = .zero
    expectEqual(scrollView.contentSize.height, 64)
  }

  @Test func `the delegate of a scroll view is that of the table that it is`() {
    let list = LoggingList()
    let scrollView: UIScrollView = list.tableView
    scrollView.delegate = nil
    #expect(list.tableView.delegate == nil)
    scrollView.delegate = list
    #expect(list.tableView.delegate === list && scrollView.delegate === list)
  }

  @Test func `what has no effect is kept: priorities, constraints and disabled animations`() {
    let view = UIView()
    view.setContentHuggingPriority(.required, for: .vertical)
    view.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    let axes: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]
    expectEqual(axes.map(view.contentHuggingPriority(for:)), [.defaultLow, .required])
    expectEqual(
      axes.map(view.contentCompressionResistancePriority(for:)), [.defaultLow, .defaultHigh])

    let constraints = [
      view.leadingAnchor.constraint(greaterThanOrEqualTo: view.trailingAnchor, constant: 8),
      view.topAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor, constant: -8),
      view.centerXAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerXAnchor, constant: 1),
      view.widthAnchor.constraint(greaterThanOrEqualToConstant: 44),
      view.widthAnchor.constraint(lessThanOrEqualToConstant: 45),
      view.heightAnchor.constraint(equalToConstant: 46),
      view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.5, constant: 3),
      view.widthAnchor.constraint(lessThanOrEqualTo: view.heightAnchor, multiplier: 2),
    ]
    NSLayoutConstraint.activate(constraints)
    NSLayoutConstraint.deactivate([constraints[0]])
    expectEqual(constraints.map(\.constant), [8, -8, 1, 44, 45, 46, 3, 0])
    expectEqual(constraints.map(\.multiplier), [1, 1, 1, 1, 1, 1, 0.5, 2])
    expectEqual(constraints.filter { !$0.isActive }, [constraints[0]])

    var enabled: [Bool] = []
    UIView.performWithoutAnimation {
      UIView.performWithoutAnimation { enabled.append(UIView.areAnimationsEnabled) }
      enabled.append(UIView.areAnimationsEnabled)
    }
    expectEqual(enabled + [UIView.areAnimationsEnabled], [false, false, true])
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
