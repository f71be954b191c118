/// A stack of screens that shows the topmost one.
open class UINavigationController: UIViewController {
  /// The screens, from the first to the visible one.
  ///
  /// A screen that is in the array twice stops the program. One of another stack leaves that stack.
  open var viewControllers: [UIViewController] {
    get { stack }
    set {
      guard Set(newValue.map(ObjectIdentifier.init)).count == newValue.count else {
        let names = newValue.map { "\(type(of: $0))" }.joined(separator: ", ")
        fatalError("All view controllers in a navigation controller must be distinct (\(names))")
      }
      for screen in stack where !newValue.contains(screen) { screen.parentStack = nil }
      for screen in newValue { adopt(screen) }
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
  ///
  /// A screen that is already on the stack stops the program, and so does another stack. A screen of
  /// another stack leaves that stack.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !stack.contains(viewController) else {
      fatalError(
        "Pushing the same view controller instance more than once is not supported "
          + "(\(type(of: viewController)))")
    }
    guard !(viewController is UINavigationController) else {
      fatalError("Pushing a navigation controller is not supported")
    }
    adopt(viewController)
    stack.append(viewController)
  }

  /// Makes this the stack of a screen, which leaves the stack that it is on.
  private final func adopt(_ screen: UIViewController) {
    if let former = screen.parentStack, former !== self {
      former.stack.removeAll { $0 === screen }
      former.hide(screen, animated: false)
    }
    screen.parentStack = self
  }

  private final func hide(_ removed: UIViewController, animated: Bool) {
    guard removed.isVisible else { return }
    removed.isVisible = false
    removed.viewWillDisappear(animated)
    removed.viewIfLoaded?.shownWindow = nil
    removed.viewDidDisappear(animated)
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
    hide(removed, animated: animated)
    removed.parentStack = nil
    return removed
  }
}
