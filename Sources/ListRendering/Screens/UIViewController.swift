import Observation

/// A screen with a title, a view and an optional search field.
open class UIViewController {
  /// The title above the view.
  open var title: String?

  /// A text between the title and the view, such as a warning; `nil` for none.
  ///
  /// It takes at most three lines, and leaves at least one for the view.
  public final var prompt: String?

  /// The largest number of lines that the prompt takes.
  final var promptLineLimit = 3

  /// The search field of the screen, `nil` for none.
  public final var searchBar: UISearchBar?

  /// The stack that contains the screen.
  public final internal(set) weak var navigationController: UINavigationController?

  /// Whether the screen was told that it is visible.
  final var isVisible = false

  private var loadedView: UIView?
  private var needsUpdateProperties = true

  /// Creates a screen; its view is created when it is first needed.
  public init() {}

  /// The view of the screen, created when it is first needed.
  public final var view: UIView {
    get {
      if let loadedView { return loadedView }
      loadView()
      guard let loadedView else { fatalError("loadView() of \(Self.self) must set the view") }
      viewDidLoad()
      return loadedView
    }
    set { loadedView = newValue }
  }

  /// Whether the view has been created.
  public final var isViewLoaded: Bool { loadedView != nil }

  /// Creates the view if it does not exist yet.
  public final func loadViewIfNeeded() {
    _ = view
  }

  /// The screen that is visible in this one: itself, or the top of a stack.
  open var visibleViewController: UIViewController { self }

  /// Creates the view and sets it.
  open func loadView() {
    view = UIView()
  }

  /// Called once, after the view was created.
  open func viewDidLoad() {}

  /// Called before the screen becomes visible.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called when the view has its size and is about to be drawn.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called when the screen has become visible.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before another screen takes the place of this one.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called when another screen has taken the place of this one.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Updates the screen from the properties of observable objects, as in UIKit since iOS 26.
  ///
  /// It runs before the screen is drawn or touched for the first time, and again after one of the
  /// properties that it read has changed (rule 29). Do not change observed properties in it.
  open func updateProperties() {}
}

// MARK: - Updating

extension UIViewController {
  /// Runs ``updateProperties()`` before the screen is next drawn or touched.
  public final func setNeedsUpdateProperties() {
    needsUpdateProperties = true
  }

  /// Runs ``updateProperties()`` now, if a property that it read has changed.
  public final func updatePropertiesIfNeeded() {
    _ = view
    guard needsUpdateProperties else { return }
    needsUpdateProperties = false
    withObservationTracking {
      updateProperties()
    } onChange: { [weak self] in
      // Observation calls this before the change, when only the old values can be read.
      MainActor.assumeIsolated { self?.setNeedsUpdateProperties() }
    }
  }
}
