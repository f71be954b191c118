import CommandLineInterface
import ListRendering
import UIKit

extension FullScreenSession {
  /// The lines that a step of the wheel scrolls.
  private static let wheelLines = 3

  /// Performs what a key stands for.
  func press(_ key: Key) {
    status.message = nil
    if let text = status.typedText, type(key, after: text) { return }
    if key.movesCursorOrList { tappedButton = nil }
    switch key {
    case .up: moveCursor(by: -1)
    case .down: moveCursor(by: 1)
    case .left: moveCursor(toCard: -1)
    case .right: moveCursor(toCard: 1)
    case .pageUp: turnPage(by: -1)
    case .pageDown: turnPage(by: 1)
    case .home:
      window.scrollToTop()
      cursor = 0
    case .end:
      window.scrollToEnd()
      cursor = .max
    case .enter: tapAtCursor()
    case .delete, .text("d"): deleteAtCursor()
    case .escape:
      if !goBack() { window.search("") }
    case .backspace: _ = goBack()
    case .click(let point): click(point)
    case .wheel(let forward):
      window.scroll(by: forward ? Self.wheelLines : -Self.wheelLines)
    case .text("/"): startSearch()
    case .text("r"): window.pullToRefresh()
    case .text("o"): service.isOffline.toggle()
    case .text("c"): service.refusesChanges.toggle()
    case .text("?"): showKeys()
    case .text("q"), .endOfInput: isOver = true
    case .text: break
    }
  }

  private func deleteAtCursor() {
    if cursorCard == nil {
      window.swipeToDelete(line: cursor)
    } else {
      status.message = "A card cannot be deleted: a collection has no swipe."
    }
  }

  // MARK: - Moving

  /// Moves the cursor to the next line, in a grid of the same column of cards, and scrolls at the
  /// edges.
  private func moveCursor(by step: Int) {
    let used = usedLines
    var line = cursor + step
    while used.contains(line), !hasCard(line) { line += step }
    if used.contains(line) {
      cursor = line
    } else {
      window.scroll(by: step)
    }
  }

  /// Returns whether a line has a text in the column of the cursor.
  private func hasCard(_ line: Int) -> Bool {
    let cards = frame[line].parts
    return cards.isEmpty ? cursorCard == nil : cards.contains { $0.contains(cursorColumn) }
  }

  /// Moves the cursor to the card on the right, or on the left if the step is negative.
  private func moveCursor(toCard step: Int) {
    let cards = window.contentLines.flatMap { line in
      frame[line].parts.map { Point(column: $0.lowerBound, line: line) }
    }
    let columns = Set(cards.map(\.column)).sorted()
    let next = step > 0 ? columns.first { $0 > cursorColumn } : columns.last { $0 < cursorColumn }
    guard let next else { return }
    let lines = cards.filter { $0.column == next }.map(\.line)
    // A shorter card beside the cursor ends above it.
    cursor = lines.last { $0 <= cursor } ?? lines[0]
    cursorColumn = next
  }

  /// Taps the button at the cursor, or else the row or the card.
  private func tapAtCursor() {
    followButton()
    let button = frame[cursor].firstControl(in: cursorCard ?? 0..<window.size.width)
    window.tap(line: cursor, column: button ?? cursorCard?.lowerBound ?? 2)
  }

  /// Scrolls by a page that repeats one line, or else moves the cursor to the end of the page.
  private func turnPage(by pages: Int) {
    window.scroll(by: pages * max(1, window.contentLines.count - 1))
    if window.drawLines() == frame { cursor = pages > 0 ? .max : 0 }
  }

  private func click(_ point: Point) {
    status.typedText = nil
    if window.contentLines.contains(point.line) {
      cursor = point.line
      cursorColumn = point.column
      cursorColumn = cursorCard?.lowerBound ?? point.column
      let isOnButton = window.button(line: point.line, column: point.column) != nil
      if isOnButton { followButton() } else { tappedButton = nil }
    }
    window.tap(line: point.line, column: point.column)
  }

  // MARK: - Screens

  /// Goes back to the screen below, and returns whether there is one.
  private func goBack() -> Bool {
    let navigationController = window.rootViewController as? UINavigationController
    return navigationController?.popViewController(animated: true) != nil
  }

  private func showKeys() {
    guard !(window.visibleViewController is KeyListViewController) else { return }
    let keys = KeyListViewController(nibName: nil, bundle: nil)
    window.visibleViewController.navigationController?.pushViewController(keys, animated: true)
  }

  // MARK: - Searching

  private func startSearch() {
    if let field = searchField {
      status.typedText = field.text ?? ""
    } else {
      status.message = "There is no search here."
    }
  }

  /// Performs what a key means while a search is typed, and returns whether it means anything.
  private func type(_ key: Key, after text: String) -> Bool {
    var text = text
    switch key {
    case .text(let scalar): text.unicodeScalars.append(scalar)
    case .backspace: _ = text.popLast()
    case .enter:
      status.typedText = nil
      window.pressSearchKey()
      return true
    case .escape:
      status.typedText = nil
      window.search("")
      return true
    case .delete: return true
    default: return false
    }
    status.typedText = text
    window.search(text)
    return true
  }
}

// MARK: -

extension Key {
  /// Whether the key moves the cursor or scrolls, so that the cursor leaves a tapped button.
  fileprivate var movesCursorOrList: Bool {
    switch self {
    case .up, .down, .left, .right, .pageUp, .pageDown, .home, .end, .wheel: true
    default: false
    }
  }
}
