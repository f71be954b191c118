import CommandLineInterface
import ListRendering

extension FullScreenSession {
  /// The lines that a step of the wheel scrolls.
  private static let wheelLines = 3

  /// Performs what a key stands for.
  func press(_ key: Key) {
    status.message = nil
    if let text = status.typedText, type(key, after: text) { return }
    switch key {
    case .up: moveCursor(by: -1)
    case .down: moveCursor(by: 1)
    case .pageUp: turnPage(by: -1)
    case .pageDown: turnPage(by: 1)
    case .home:
      perform(.top)
      cursor = 0
    case .end:
      perform(.end)
      cursor = .max
    case .enter: perform(.tap(line: cursor + 1, column: nil))
    case .delete, .text("d"): perform(.delete(line: cursor + 1))
    case .escape:
      if !goBack() { perform(.search("")) }
    case .backspace: _ = goBack()
    case .click(let place): click(place)
    case .wheel(let forward):
      perform(.scroll(lines: forward ? Self.wheelLines : -Self.wheelLines))
    case .text("/"): startSearch()
    case .text("r"): perform(.refresh)
    case .text("o"): perform(session.service.isOffline ? .online : .offline)
    case .text("?"): showKeys()
    case .text("q"), .endOfInput: isOver = true
    case .text: break
    }
  }

  private func perform(_ command: Command) {
    if let complaint = session.perform(command) { status.message = complaint }
  }

  // MARK: - Moving

  /// Moves the cursor by a line, and scrolls at the edges.
  private func moveCursor(by step: Int) {
    if usedLines.contains(cursor + step) {
      cursor += step
    } else {
      perform(.scroll(lines: step))
    }
  }

  /// Scrolls by a page that repeats one line, or else moves the cursor to the end of the page.
  private func turnPage(by pages: Int) {
    let lines = FrameLines(of: window).lines
    perform(.scroll(lines: pages * max(1, window.contentLines.count - 1)))
    if FrameLines(of: window).lines == lines { cursor = pages > 0 ? .max : 0 }
  }

  private func click(_ place: Point) {
    status.typedText = nil
    if window.contentLines.contains(place.line) { cursor = place.line }
    perform(.tap(line: place.line + 1, column: place.column + 1))
  }

  // MARK: - Screens

  /// Goes back to the screen below, and returns whether there is one.
  private func goBack() -> Bool {
    let navigationController = window.rootViewController as? UINavigationController
    guard navigationController?.popViewController(animated: true) != nil else { return false }
    window.layoutIfNeeded()
    return true
  }

  private func showKeys() {
    guard !(window.visibleViewController is KeyListViewController) else { return }
    let keys = KeyListViewController(nibName: nil, bundle: nil)
    window.visibleViewController.navigationController?.pushViewController(keys, animated: true)
  }

  // MARK: - Searching

  private func startSearch() {
    if let field = window.visibleViewController.navigationItem.searchController?.searchBar {
      status.typedText = field.text ?? ""
    } else {
      status.message = "There is no search here."
    }
  }

  /// Performs what a key stands for while a search is typed, and returns whether it stands for
  /// anything.
  private func type(_ key: Key, after text: String) -> Bool {
    var text = text
    switch key {
    case .text(let scalar): text.unicodeScalars.append(scalar)
    case .backspace: _ = text.popLast()
    case .enter:
      status.typedText = nil
      return true
    case .escape:
      status.typedText = nil
      perform(.search(""))
      return true
    case .delete: return true
    default: return false
    }
    status.typedText = text
    perform(.search(text))
    return true
  }
}
