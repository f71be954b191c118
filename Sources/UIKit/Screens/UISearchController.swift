/// An object that shows the results of a search.
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when the text in the search field has changed.
  func updateSearchResults(for searchController: UISearchController)
}

// MARK: -

/// A search field for the results in another screen.
open class UISearchController: UIViewController {
  /// The search field.
  open var searchBar: UISearchBar { ownSearchBar }

  private final let ownSearchBar = UISearchBar()

  /// The object that shows the results.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

  /// Whether the field has a text.
  open var isActive = false

  /// Accepted without effect.
  open var obscuresBackgroundDuringPresentation = true

  /// Creates a search field; a screen for the results is not shown.
  public init(searchResultsController: UIViewController?) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates the object without decoding anything.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  nonisolated deinit {}

  /// Replaces the text, and reports it if it is different.
  package final func type(_ text: String) {
    guard text != searchBar.text ?? "" else { return }
    searchBar.text = text
    isActive = !text.isEmpty
    searchResultsUpdater?.updateSearchResults(for: self)
  }
}

// MARK: -

/// A field for a search text.
open class UISearchBar: UIView {
  /// The text in the field.
  open var text: String?

  /// The text of an empty field; it is not drawn.
  open var placeholder: String?

  nonisolated deinit {}
}
