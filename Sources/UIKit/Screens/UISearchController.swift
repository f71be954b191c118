/// An object that shows the results of a search.
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when the search begins or ends, the field gets the focus, or its text has changed.
  func updateSearchResults(for searchController: UISearchController)
}

// MARK: -

/// An object that is told when a search begins and ends.
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Called before a search begins.
  func willPresentSearchController(_ searchController: UISearchController)

  /// Called after a search has begun.
  func didPresentSearchController(_ searchController: UISearchController)

  /// Called before a search ends.
  func willDismissSearchController(_ searchController: UISearchController)

  /// Called after a search has ended.
  func didDismissSearchController(_ searchController: UISearchController)
}

// MARK: -

extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}

  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}

  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}

  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

// MARK: -

/// A search field for the results in another screen.
open class UISearchController: UIViewController {
  /// The search field.
  open var searchBar: UISearchBar { ownSearchBar }

  private final let ownSearchBar = UISearchBar()

  /// The object that shows the results.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

  /// The object that is told when the search begins and ends.
  open weak var delegate: (any UISearchControllerDelegate)?

  /// Whether a search goes on: from the first letter or focus until Cancel, or as long as code says.
  ///
  /// Ending the search clears the text.
  open var isActive: Bool {
    get { isSearching }
    set {
      if newValue, !isSearching {
        begin()
        updateResults()
      } else if !newValue {
        end()
      }
    }
  }

  private final var isSearching = false

  /// Accepted without effect.
  open var obscuresBackgroundDuringPresentation = true

  /// Accepted without effect: the title stays in the upper edge.
  open var hidesNavigationBarDuringPresentation = true

  /// Accepted without effect: the button is not drawn.
  open var automaticallyShowsCancelButton = true

  /// Creates a search field; a screen for the results is not shown.
  public init(searchResultsController: UIViewController?) {
    super.init(nibName: nil, bundle: nil)
    ownSearchBar.searchController = self
  }

  /// Creates the object without decoding anything.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    ownSearchBar.searchController = self
  }

  nonisolated deinit {}

  /// Begins the search, unless it has begun.
  fileprivate final func begin() {
    guard !isSearching else { return }
    delegate?.willPresentSearchController(self)
    isSearching = true
    delegate?.didPresentSearchController(self)
  }

  /// Ends the search and clears the text.
  private func end() {
    guard isSearching else { return }
    delegate?.willDismissSearchController(self)
    isSearching = false
    ownSearchBar.endSearch()
    updateResults()
    delegate?.didDismissSearchController(self)
  }

  fileprivate final func updateResults() { searchResultsUpdater?.updateSearchResults(for: self) }

  /// Replaces the text as a person does; an empty text cancels the search.
  package final func type(_ text: String) {
    if !text.isEmpty { return ownSearchBar.type(text) }
    guard isSearching || ownSearchBar.text?.isEmpty == false else { return }
    ownSearchBar.delegate?.searchBarCancelButtonClicked(ownSearchBar)
    if isSearching { end() } else { ownSearchBar.text = "" }
  }
}

// MARK: -

/// An object that is told what a person does with a search field.
public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Returns whether the field may get the focus, by default true.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool

  /// Called when the field has the focus.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)

  /// Returns whether the field may lose the focus, by default true.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool

  /// Called when the field has lost the focus.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)

  /// Called when a person has changed the text.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)

  /// Called when a person presses the key that searches.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)

  /// Called when a person cancels the search.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

// MARK: -

extension UISearchBarDelegate {
  /// Returns true.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }

  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}

  /// Returns true.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }

  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}

  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}

  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}

  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

// MARK: -

/// A field for a search text.
open class UISearchBar: UIView {
  /// The object that is told what a person does with the field.
  open weak var delegate: (any UISearchBarDelegate)?

  /// The text in the field.
  ///
  /// Setting another text tells the updater of the search controller, and not the delegate.
  open var text: String? {
    get { shownText }
    set {
      let isNew = newValue ?? "" != shownText ?? ""
      shownText = newValue
      if isNew { searchController?.updateResults() }
    }
  }

  private final var shownText: String?

  /// The text of an empty field; it is not drawn.
  open var placeholder: String?

  fileprivate final weak var searchController: UISearchController?

  private final var hasFocus = false

  nonisolated deinit {}

  /// Returns true.
  open override var canBecomeFirstResponder: Bool { true }

  /// Whether the field has the focus.
  open override var isFirstResponder: Bool { hasFocus }

  /// Gives the field the focus, which begins the search and tells the updater.
  ///
  /// - Returns: False if the delegate refuses.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if hasFocus { return true }
    guard beginEditing() else { return false }
    searchController?.updateResults()
    return true
  }

  /// Takes the focus from the field; the search goes on.
  ///
  /// - Returns: False if the delegate refuses.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard hasFocus else { return true }
    guard delegate?.searchBarShouldEndEditing(self) ?? true else { return false }
    endEditing()
    return true
  }

  private func beginEditing() -> Bool {
    if hasFocus { return true }
    guard delegate?.searchBarShouldBeginEditing(self) ?? true else { return false }
    hasFocus = true
    searchController?.begin()
    delegate?.searchBarTextDidBeginEditing(self)
    return true
  }

  private func endEditing() {
    guard hasFocus else { return }
    hasFocus = false
    delegate?.searchBarTextDidEndEditing(self)
  }

  /// Clears the text and gives up the focus, because the search has ended.
  fileprivate final func endSearch() {
    shownText = ""
    endEditing()
  }

  /// Gives the field the focus and another text, as a person does.
  ///
  /// The updater is told once, and not of the focus alone.
  fileprivate final func type(_ text: String) {
    guard text != shownText ?? "", beginEditing() else { return }
    shownText = text
    delegate?.searchBar(self, textDidChange: text)
    searchController?.updateResults()
  }
}
