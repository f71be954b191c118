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

  /// Shows a screen on top of the others.
  public func pushViewController(_ viewController: UIViewController) {
    viewController.navigationController = self
    viewControllers.append(viewController)
  }

  /// Removes the topmost screen, unless it is the only one.
  public func popViewController() {
    if viewControllers.count > 1 { viewControllers.removeLast() }
  }
}
