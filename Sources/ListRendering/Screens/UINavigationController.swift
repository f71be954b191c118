/// A stack of screens that shows the topmost one.
public final class UINavigationController: UIViewController {
  /// The screens, from the first to the visible one.
  public private(set) var viewControllers: [UIViewController]

  /// Creates a stack with its first screen.
  public init(rootViewController: UIViewController) {
    viewControllers = [rootViewController]
    super.init()
    rootViewController.navigationController = self
  }

  /// The topmost screen.
  public override var visibleViewController: UIViewController {
    viewControllers.last?.visibleViewController ?? self
  }

  /// Shows a screen on top of the others, at once.
  public func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewController.navigationController = self
    viewControllers.append(viewController)
  }

  /// Removes the topmost screen at once, unless it is the only one.
  ///
  /// - Returns: The removed screen.
  @discardableResult
  public func popViewController(animated: Bool) -> UIViewController? {
    guard viewControllers.count > 1 else { return nil }
    let removed = viewControllers.removeLast()
    if removed.isVisible {
      removed.isVisible = false
      removed.viewWillDisappear(animated)
      removed.viewDidDisappear(animated)
    }
    return removed
  }
}
