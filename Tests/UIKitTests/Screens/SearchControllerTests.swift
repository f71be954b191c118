import ListRendering
import Testing
import UIKit

/// Checks the search field when code and a person use it.
struct SearchControllerTests {
  @Test func `the search text is shown in the lower edge of a window of at least 17 columns`() {
    let search = Search()
    search.window.search("ada")
    let edges = [24, 17, 16].map { width in
      TextWindow(
        rootViewController: search.window.rootViewController, size: Size(width: width, height: 3)
      ).lines.last
    }
    expectEqual(edges, ["└─ Search: ada ────────┘", "└─ Search: ada ─┘", "└──────────────┘"])
    search.window.search("")
    expectEqual(search.window.lines.last, "└──────────────────────┘")
  }

  @Test func `a search that code begins or ends, and a text that it sets, are told to the updater`()
  {
    let search = Search()
    search.controller.isActive = true
    search.expectTold(["“” active"])
    search.controller.searchBar.text = "ch"
    search.expectTold(["“ch” active"])
    search.controller.isActive = false
    search.expectTold(["“” inactive"])
    // Nothing changes, so nothing is told.
    search.controller.isActive = false
    search.controller.searchBar.text = nil
    search.expectTold([])
    search.controller.searchBar.text = "ada"
    search.expectTold(["“ada” inactive"])
  }

  @Test func `code ends a search that a person began, and a person one that code began`() {
    let search = Search()
    search.window.search("ada")
    search.expectTold(["“ada” active"])
    search.controller.isActive = false
    search.expectTold(["“” inactive"])
    expectEqual(search.controller.searchBar.text, "")
    search.controller.isActive = true
    search.window.search("")
    search.expectTold(["“” active", "“” inactive"])
    search.controller.searchBar.text = "ch"
    search.window.search("")
    search.expectTold(["“ch” inactive", "“” inactive"])
  }

  @Test func `an updater may end the search, and set another text`() {
    let search = Search()
    search.updated = { controller in
      if controller.searchBar.text == "end" { controller.isActive = false }
      if controller.searchBar.text == "Ada" { controller.searchBar.text = "ada" }
    }
    search.window.search("Ada")
    search.expectTold(["“Ada” active", "“ada” active"])
    search.window.search("end")
    search.expectTold(["“end” active", "“” inactive"])
  }

  @Test func `the delegates are told what a person does, in order`() {
    let search = Search(hasDelegates: true)
    let beginning = ["should begin", "will present", "did present", "did begin"]
    let end = ["will dismiss", "did end", "“” inactive", "did dismiss"]
    search.window.search("a")
    search.expectTold(beginning + ["changed to a", "“a” active"])
    search.window.search("ad")
    search.expectTold(["changed to ad", "“ad” active"])
    search.window.search("ad")
    search.window.pressSearchKey()
    search.expectTold(["search key"])
    search.window.search("")
    search.expectTold(["cancel"] + end)
    search.window.search("")
    search.expectTold([])
    search.controller.isActive = true
    search.expectTold(["will present", "did present", "“” active"])
    search.controller.isActive = false
    search.expectTold(["will dismiss", "“” inactive", "did dismiss"])
    // Only a person's text is a change.
    search.controller.searchBar.text = "b"
    search.expectTold(["“b” inactive"])
  }

  @Test func `the focus begins a search, and its end does not end it`() {
    let search = Search(hasDelegates: true)
    let bar = search.controller.searchBar
    expectEqual(bar.isFirstResponder, false)
    for _ in 0..<2 { expectEqual(bar.becomeFirstResponder(), true) }
    expectEqual([bar.isFirstResponder, search.controller.isActive], [true, true])
    search.expectTold(["should begin", "will present", "did present", "did begin", "“” active"])
    for _ in 0..<2 { expectEqual(bar.resignFirstResponder(), true) }
    expectEqual([bar.isFirstResponder, search.controller.isActive], [false, true])
    search.expectTold(["should end", "did end"])
    bar.becomeFirstResponder()
    search.expectTold(["should begin", "did begin", "“” active"])
    search.controller.isActive = false
    expectEqual(bar.isFirstResponder, false)
    search.expectTold(["will dismiss", "did end", "“” inactive", "did dismiss"])
  }

  @Test func `a delegate may refuse the focus and its end`() {
    let search = Search(hasDelegates: true)
    let bar = search.controller.searchBar
    search.mayChangeFocus = false
    search.window.search("a")
    expectEqual([bar.becomeFirstResponder(), search.controller.isActive], [false, false])
    expectEqual(bar.text ?? "", "")
    search.expectTold(["should begin", "should begin"])
    search.mayChangeFocus = true
    search.window.search("a")
    search.mayChangeFocus = false
    expectEqual([bar.resignFirstResponder(), bar.isFirstResponder], [false, true])
  }
}

// MARK: -

/// A screen with a search field, and what it was told.
private final class Search: NSObject, UISearchResultsUpdating {
  /// Whether the field may get and lose the focus.
  var mayChangeFocus = true

  let controller = UISearchController(searchResultsController: nil)
  let window: TextWindow

  /// Is called when the updater is called.
  var updated: (UISearchController) -> Void = { _ in }

  fileprivate var told: [String] = []

  init(hasDelegates: Bool = false) {
    let screen = UIViewController()
    window = TextWindow(rootViewController: screen, size: Size(width: 24, height: 3))
    super.init()
    controller.searchResultsUpdater = self
    if hasDelegates {
      controller.delegate = self
      controller.searchBar.delegate = self
    }
    screen.navigationItem.searchController = controller
  }

  func updateSearchResults(for searchController: UISearchController) {
    let state = searchController.isActive ? "active" : "inactive"
    told.append("“\(searchController.searchBar.text ?? "")” \(state)")
    updated(searchController)
  }

  /// Compares what was told since the last comparison.
  func expectTold(_ expected: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    expectEqual(told, expected, sourceLocation: sourceLocation)
    told = []
  }
}

// MARK: -

extension Search: UISearchControllerDelegate {
  func willPresentSearchController(_ searchController: UISearchController) {
    told.append("will present")
  }
  func didPresentSearchController(_ searchController: UISearchController) {
    told.append("did present")
  }
  func willDismissSearchController(_ searchController: UISearchController) {
    told.append("will dismiss")
  }
  func didDismissSearchController(_ searchController: UISearchController) {
    told.append("did dismiss")
  }
}

// MARK: -

extension Search: UISearchBarDelegate {
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    told.append("should begin")
    return mayChangeFocus
  }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { told.append("did begin") }
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    told.append("should end")
    return mayChangeFocus
  }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { told.append("did end") }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    told.append("changed to \(searchText)")
  }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { told.append("search key") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { told.append("cancel") }
}
