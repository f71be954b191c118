import EmployeeViews
import ListRendering
import Testing
import UIKit

struct SearchFieldTests {
  @Test func `each text is passed on once, also if the field asks again while it is passed on`() {
    let screen = UIViewController()
    var texts: [String] = []
    screen.addSearchField { text in
      texts.append(text)
      guard let field = screen.navigationItem.searchController, texts.count < 9 else { return }
      field.searchResultsUpdater?.updateSearchResults(for: field)
    }
    let window = TextWindow(rootViewController: screen, size: Size(width: 24, height: 3))
    for text in ["a", "ad", "ad", ""] { window.search(text) }
    #expect(texts == ["a", "ad", ""])
  }
}
