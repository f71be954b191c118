import ListRendering

extension Person {
  // MARK: - Selecting

  /// Taps the first visible line with a name, beside any button.
  ///
  /// - Returns: Whether there is such a line.
  @discardableResult
  package func select(_ name: String) -> Bool {
    guard let line = line(of: name) else { return false }
    window.tap(line: line, column: Self.besideButtons)
    return true
  }

  /// Taps the button on a line of the frame, or the row if there is no button.
  package func tap(line: Int) {
    window.tap(line: line, column: window.column(of: "[", line: line) ?? Self.besideButtons)
  }

  /// Taps [Back] in the upper edge; does nothing on the list.
  ///
  /// - Returns: Whether there is such a button.
  @discardableResult
  package func back() -> Bool {
    !isAtList && tap("Back")
  }

  /// Whether the list is visible, and no profile covers it.
  package var isAtList: Bool { window.backButtonColumns == nil }

  // MARK: - Scrolling

  /// Scrolls down, line by line, until the first visible line contains a name.
  ///
  /// - Returns: Whether the list has such a line.
  package func scroll(to name: String) -> Bool {
    var before = content
    while before.first?.contains(name) == false {
      scroll(by: 1)
      let after = content
      if after == before { return false }
      before = after
    }
    return true
  }

  // MARK: - Deleting

  /// Swipes over the first visible line with a name.
  ///
  /// - Returns: Whether there is such a line.
  @discardableResult
  package func delete(_ name: String) -> Bool {
    guard let line = line(of: name) else { return false }
    window.swipeToDelete(line: line)
    return true
  }

  /// Swipes over a line of the frame.
  package func delete(line: Int) {
    window.swipeToDelete(line: line)
  }

  // MARK: - Searching

  /// Replaces the text in the search field.
  package func search(_ text: String) {
    window.search(text)
  }

  /// Types a text into the search field, letter by letter.
  package func type(_ text: String) {
    for end in text.indices { search(String(text[...end])) }
  }

  // MARK: - Finding

  /// The number of the first line with a text, between the edges of the frame.
  package func line(of text: String) -> Int? {
    content.firstIndex { $0.contains(text) }.map { $0 + 1 }
  }

  /// A column of the content in which no row has a button.
  package static var besideButtons: Int { 2 }
}
