/// A stack of screens that shows the topmost one.
open class UINavigationController: UIViewController {
  /// The screens, from the first to the visible one.
  open var viewControllers: [UIViewController] {
    get { stack }
    set {
      for screen in stack where !newValue.contains(screen) { screen.parentStack = nil }
      for screen in newValue { screen.parentStack = self }
      stack = newValue
    }
  }

  private final var stack: [UIViewController] = []

  /// Creates a stack with its first screen.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates the object without decoding anything.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  nonisolated deinit {}

  /// The topmost screen.
  open var topViewController: UIViewController? { stack.last }

  /// The screen that is visible: the topmost one.
  open var visibleViewController: UIViewController? { stack.last }

  package override var shownViewController: UIViewController {
    stack.last?.shownViewController ?? self
  }

  /// Whether the bar of a screen has a button that leads back to the screen below.
  final func hasBackButton(_ viewController: UIViewController) -> Bool {
    stack.dropFirst().contains { $0 === viewController }
  }

  /// Shows a screen on top of the others, at once.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewController.parentStack = self
    stack.append(viewController)
  }

  /// Removes the topmost screen at once, unless it is the only one.
  ///
  /// It has disappeared before the screen below appears; in UIKit, that one is told first that it will.
  ///
  /// - Returns: The removed screen.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    let removed = stack.removeLast()
    if removed.isVisible {
      removed.isVisible = false
      removed.viewWillDisappear(animated)
      removed.viewIfLoaded?.shownWindow = nil
      removed.viewDidDisappear(animated)
    }
    removed.parentStack = nil
    return removed
  }
}
