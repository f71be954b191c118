/// A stack of screens that shows the topmost one.
open class UINavigationController: UIViewController {
  /// The screens, from the first to the visible one.
  public private(set) final var viewControllers: [UIViewController] = []

  /// Creates a stack with its first screen.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  nonisolated deinit {}

  /// The topmost screen.
  public final var topViewController: UIViewController? { viewControllers.last }

  /// The screen that is visible: the topmost one.
  public final var visibleViewController: UIViewController? { viewControllers.last }

  override var shownViewController: UIViewController {
    viewControllers.last?.shownViewController ?? self
  }

  /// Whether the bar of a screen has a button that leads back to the screen below.
  final func hasBackButton(_ viewController: UIViewController) -> Bool {
    viewControllers.dropFirst().contains { $0 === viewController }
  }

  /// Shows a screen on top of the others, at once.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewController.navigationController = self
    viewControllers.append(viewController)
  }

  /// Removes the topmost screen at once, unless it is the only one.
  ///
  /// - Returns: The removed screen.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard viewControllers.count > 1 else { return nil }
    let removed = viewControllers.removeLast()
    if removed.isVisible {
      removed.isVisible = false
      removed.viewWillDisappear(animated)
      removed.viewIfLoaded?.shownWindow = nil
      removed.viewDidDisappear(animated)
    }
    removed.navigationController = nil
    return removed
  }
}
