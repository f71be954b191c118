package import Employees
package import ListRendering

/// A person in front of a screen, who reads, taps, types and scrolls, and can do nothing else.
package final class Person {
  package let service: ControlledService
  package let actions: RecordingActions
  let window: Window

  /// Sits down in front of a screen.
  ///
  /// - Parameters:
  ///   - makeScreen: Builds the screen.
  ///   - width: The columns of the window, the frame included.
  ///   - height: The lines of the window, the frame included.
  package init(
    at makeScreen: (any EmployeeService, any EmployeeActions) -> ViewController,
    width: Int = 44, height: Int = 24
  ) {
    service = ControlledService()
    actions = RecordingActions()
    window = Window(
      rootViewController: makeScreen(service, actions), size: Size(width: width, height: height))
  }

  // MARK: - Reading

  /// What is drawn now.
  package var frame: String { window.frame }

  /// The lines that are drawn now.
  package var lines: [Substring] { window.lines }

  /// The lines between the upper and the lower edge of the frame.
  package var content: [Substring] { Array(lines.dropFirst().dropLast()) }

  /// The whole list, as it is drawn for reading without scrolling.
  package var list: String {
    var list = ""
    window.drawList(into: &list)
    return list
  }

  /// The lines of the whole list, without the edges of the frame.
  package var listContent: [Substring] {
    Array(list.split(separator: "\n").dropFirst().dropLast())
  }

  // MARK: - Touching

  /// Taps a button; the last name in view above it is the given one, or any where it is `nil`.
  ///
  /// - Returns: Whether there was such a button in view.
  @discardableResult
  package func tap(_ title: String, of name: String? = nil) -> Bool {
    var isBelowName = name == nil
    for (number, line) in lines.enumerated() {
      if let name, line.contains("▣") || line.contains("□") { isBelowName = line.contains(name) }
      guard isBelowName, line.contains("[\(title)]") else { continue }
      guard let column = window.column(of: "[\(title)]", line: number) else { continue }
      window.tap(line: number, column: column)
      return true
    }
    return false
  }

  /// Taps a button, and looks for it from the top of the list where it is not in view.
  ///
  /// - Returns: Whether the list has such a button.
  package func findAndTap(_ title: String, of name: String) -> Bool {
    if tap(title, of: name) { return true }
    scrollToTop()
    while !tap(title, of: name) {
      let before = frame
      scroll(by: 3)
      if frame == before { return false }
    }
    return true
  }

  /// Taps a place of the frame, whatever is there.
  package func tap(line: Int, column: Int) {
    window.tap(line: line, column: column)
  }

  /// Tells whether a place of the frame lies on a button.
  package func isOnButton(line: Int, column: Int) -> Bool {
    guard let start = window.column(of: "[", line: line) else { return false }
    guard let end = window.column(of: "]", line: line) else { return false }
    return start...end ~= column
  }

  /// Scrolls by lines, towards the end where the number is positive.
  package func scroll(by lines: Int) {
    window.scroll(by: lines)
  }

  /// Scrolls until nothing more comes.
  package func scrollToEnd() {
    window.scrollToEnd()
  }

  /// Scrolls back to where the list begins.
  package func scrollToTop() {
    window.scrollToTop()
  }

  /// Pulls the list down to ask for fresh content.
  package func pullToRefresh() {
    window.pullToRefresh()
  }
}
