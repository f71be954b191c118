import ListRendering
import Testing

/// Checks the stack of screens, the search field and the scroll view.
struct NavigationTests {
  @Test func `the topmost screen is shown, and the first one cannot be removed`() {
    let first = makeScreen("first")
    let second = makeScreen("second")
    let navigation = NavigationController(rootViewController: first)
    let window = Window(rootViewController: navigation, size: Size(width: 20, height: 4))
    navigation.pushViewController(second)
    #expect(window.frame.contains("second"))
    #expect(second.navigationController === navigation)
    second.navigationController?.popViewController()
    navigation.popViewController()
    #expect(window.frame.contains("first"))
  }

  @Test func `a removed screen is released`() {
    let navigation = NavigationController(rootViewController: makeScreen("first"))
    weak var second: ViewController?
    do {
      let screen = makeScreen("second")
      second = screen
      navigation.pushViewController(screen)
    }
    #expect(second != nil)
    navigation.popViewController()
    #expect(second == nil)
  }

  @Test func `the search text is shown in the lower edge`() {
    let screen = makeScreen("first")
    var typed: [String] = []
    screen.searchBar = SearchBar { typed.append($0) }
    let window = Window(rootViewController: screen, size: Size(width: 24, height: 3))
    window.search("ada")
    window.search("ada")
    #expect(typed == ["ada"])
    #expect(window.lines.last == "└─ Search: ada ────────┘")
    window.search("")
    #expect(window.lines.last == "└──────────────────────┘")
  }

  @Test func `a view higher than its window scrolls to its last line and back`() {
    let label = Label()
    label.text = "one two three four"
    label.numberOfLines = 0
    let screen = ViewController()
    screen.view = ScrollView(contentView: label)
    let window = Window(rootViewController: screen, size: Size(width: 9, height: 4))
    #expect(window.lines[1...2] == ["│ one   │", "│ two   │"])
    window.scroll(by: 1)
    #expect(window.lines[1...2] == ["│ two   │", "│ three │"])
    window.scrollToEnd()
    #expect(window.lines[1...2] == ["│ three │", "│ four  │"])
    window.scrollToTop()
    #expect(window.lines[1...2] == ["│ one   │", "│ two   │"])
    window.scroll(by: 1)
    window.scroll(by: -99)
    #expect(window.lines[1...2] == ["│ one   │", "│ two   │"])
  }

  private func makeScreen(_ text: String) -> ViewController {
    let screen = ViewController()
    let label = Label()
    label.text = text
    screen.view = label
    return screen
  }
}
