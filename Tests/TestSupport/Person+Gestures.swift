import ListRendering

extension Person {
  // MARK: - Selecting

  /// Taps the first line that draws a name, beside any button.
  ///
  /// - Returns: Whether there was such a line in view.
  @discardableResult
  package func select(_ name: String) -> Bool {
    guard let line = line(of: name) else { return false }
    window.tap(line: line, column: Self.besideButtons)
    return true
  }

  /// Taps the button on a line of the frame, or the row where there is no button.
  package func tap(line: Int) {
    window.tap(line: line, column: window.column(of: "[", line: line) ?? Self.besideButtons)
  }

  /// Scrolls a profile to its end and taps [Back]; on the list there is nothing to do.
  ///
  /// - Returns: Whether there was such a button.
  @discardableResult
  package func back() -> Bool {
    guard !isAtList else { return false }
    scrollToEnd()
    return tap("Back")
  }

  /// Tells whether the list is shown, and not a profile above it.
  package var isAtList: Bool { tableView != nil }

  // MARK: - Scrolling

  /// Scrolls down, line by line, until the first line in view draws a name.
  ///
  /// - Returns: Whether there was such a line before the list ended.
  package func scroll(to name: String) -> Bool {
    while line(of: name) != 1 {
      let before = frame
      scroll(by: 1)
      if frame == before { return false }
    }
    return true
  }

  // MARK: - Deleting

  /// Swipes over the first line that draws a name.
  ///
  /// - Returns: Whether there was such a line in view.
  @discardableResult
  package func delete(_ name: String) -> Bool {
    guard let line = line(of: name) else { return false }
    window.swipeToDelete(line: line)
    return true
  }

  /// Swipes over a line of the frame, whatever is there.
  package func delete(line: Int) {
    window.swipeToDelete(line: line)
  }

  // MARK: - Searching

  /// Types into the search field; what was there is replaced.
  package func search(_ text: String) {
    window.search(text)
  }

  /// Types a text into the search field, letter by letter.
  package func type(_ text: String) {
    for end in text.indices { search(String(text[...end])) }
  }

  // MARK: - Finding

  /// The number of the first line that draws a text between the edges of the frame.
  package func line(of text: String) -> Int? {
    content.firstIndex { $0.contains(text) }.map { $0 + 1 }
  }

  /// The first column of the content, where no row has a button.
  package static var besideButtons: Int { 2 }
}
