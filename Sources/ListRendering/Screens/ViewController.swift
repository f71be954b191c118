/// A screen: a title, a view, and what happens when the screen comes and goes.
open class ViewController {
  /// What stands above the view.
  open var title: String?

  /// The field in which a person searches this screen, where there is one.
  public final var searchBar: SearchBar?

  /// The stack that the screen is in.
  public final internal(set) weak var navigationController: NavigationController?

  private var loadedView: View?

  /// Creates a screen; its view is made when it is first needed.
  public init() {}

  /// The view of the screen, made at the first use.
  public final var view: View {
    get {
      if let loadedView { return loadedView }
      loadView()
      guard let loadedView else { fatalError("loadView() of \(Self.self) must set the view") }
      viewDidLoad()
      return loadedView
    }
    set { loadedView = newValue }
  }

  /// The screen that is shown for this one: itself, or the uppermost of a stack.
  open var visibleViewController: ViewController { self }

  /// Makes the view and sets it.
  open func loadView() {
    view = View()
  }

  /// Does what is to be done once, after the view was made.
  open func viewDidLoad() {}
}
