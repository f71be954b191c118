package import UIKit

extension UIViewController {
  /// Adds a search field to the bar of a screen.
  ///
  /// - Parameter textChanged: Called with each new text.
  package func addSearchField(textChanged: @escaping (String) -> Void) {
    navigationItem.searchController = SearchField(textChanged: textChanged)
    definesPresentationContext = true
    (view as? UIScrollView)?.keyboardDismissMode = .onDrag
  }
}

// MARK: -

/// A search field that passes its text to a closure.
private final class SearchField: UISearchController, UISearchResultsUpdating {
  private let textChanged: (String) -> Void
  private var text = ""

  init(textChanged: @escaping (String) -> Void) {
    self.textChanged = textChanged
    super.init(searchResultsController: nil)
    searchResultsUpdater = self
    obscuresBackgroundDuringPresentation = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  func updateSearchResults(for searchController: UISearchController) {
    let newText = searchController.searchBar.text ?? ""
    // UIKit calls this also when the field gets the focus.
    guard newText != text else { return }
    text = newText
    textChanged(newText)
  }
}
