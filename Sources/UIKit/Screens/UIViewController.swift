import Observation

/// A screen with a title and a view.
open class UIViewController: UIResponder {
  /// The title above the view, unless the navigation item is given another one later.
  open var title: String? {
    get { ownTitle }
    // No observer: Swift doesn't call one in an initializer, such as that of an extension in an app.
    set {
      ownTitle = newValue
      ownNavigationItem.title = newValue
    }
  }

  private final var ownTitle: String?

  /// What the bar above the view shows: the title, a prompt, and the search field.
  open var navigationItem: UINavigationItem { ownNavigationItem }

  private final let ownNavigationItem = UINavigationItem()

  /// The stack that contains the screen.
  open var navigationController: UINavigationController? { parentStack }

  final weak var parentStack: UINavigationController?

  /// The largest number of lines that the prompt takes.
  package final var promptLineLimit = 3

  /// Whether the screen was told that it is visible.
  package final var isVisible = false

  private final var loadedView: UIView?
  private final var needsUpdateProperties = true

  /// Creates a screen without loading a nib.
  ///
  /// Its view is created when it is first needed.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  /// Creates a screen; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Creates a screen.
  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  nonisolated deinit {}

  /// The settings of the device: those of a phone in its first state.
  open var traitCollection: UITraitCollection { UITraitCollection() }

  /// Accepted without effect: nothing is presented over a screen.
  open var definesPresentationContext = false

  // MARK: - View

  /// The view of the screen, created when it is first needed.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { loadedView = newValue }
  }

  /// The view, `nil` as long as it has not been created.
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether the view has been created.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Creates the view if it does not exist yet.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    guard loadedView != nil else { fatalError("loadView() of \(Self.self) must set the view") }
    viewDidLoad()
  }

  /// Creates the view and sets it.
  open func loadView() {
    view = UIView()
  }

  /// Called once, after the view was created.
  open func viewDidLoad() {}

  // MARK: - Life cycle

  /// Called before the screen becomes visible.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called when the view has its size and is about to be drawn.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called before the view lays out its subviews, because it appears or has another size.
  open func viewWillLayoutSubviews() {}

  /// Called after the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// Called when the screen has become visible.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before another screen takes the place of this one.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called when another screen has taken the place of this one.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Never called: a phone asks with it to drop what can be loaded again.
  open func didReceiveMemoryWarning() {}

  // MARK: - Updating

  /// Updates the screen from the properties of observable objects, as in UIKit since iOS 26.
  ///
  /// It runs before the screen is drawn or touched for the first time, and again after one of the
  /// properties that it read has changed (rule 29: observed properties). Do not change observed
  /// properties in it.
  open func updateProperties() {}

  /// Runs ``updateProperties()`` before the screen is next drawn or touched.
  open func setNeedsUpdateProperties() {
    needsUpdateProperties = true
  }

  /// Runs ``updateProperties()`` of the screen and its views now, where a property that it read has
  /// changed.
  open func updatePropertiesIfNeeded() {
    loadViewIfNeeded()
    if needsUpdateProperties {
      needsUpdateProperties = false
      withObservationTracking {
        updateProperties()
      } onChange: { [weak self] in
        // Observation calls this before the change, when only the old values can be read.
        MainActor.assumeIsolated { self?.setNeedsUpdateProperties() }
      }
    }
    loadedView?.updatePropertiesIfNeeded()
  }

  /// Whether the bar above the view has a button that leads back to the screen below.
  package final var hasBackButton: Bool { navigationController?.hasBackButton(self) ?? false }

  /// The screen that is visible in this one: itself, or the top of a stack.
  package var shownViewController: UIViewController { self }
}

// MARK: -

/// What the bar above a screen shows.
open class UINavigationItem: NSObject {
  /// The title.
  open var title: String?

  /// A text between the title and the view, such as a warning; `nil` for none.
  ///
  /// It takes at most three lines, and leaves at least one for the view.
  open var prompt: String?

  /// The search field of the screen, `nil` for none.
  open var searchController: UISearchController?

  /// Accepted without effect: the search field never leaves the screen.
  open var hidesSearchBarWhenScrolling = true

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
  }

  /// Creates an item without a title.
  public override convenience init() {
    self.init(title: "")
    title = nil
  }

  /// Creates the object without decoding anything.
  public required init?(coder: NSCoder) {}

  nonisolated deinit {}
}
