package import Employees
import ListRendering
package import UIKit

/// A person in front of a screen, who can only read, tap, swipe, type and scroll.
package final class Person {
  package let service: ControlledService
  package let contacts: RecordingContacts
  let window: TextWindow

  /// Opens a screen with services that the test controls.
  ///
  /// - Parameters:
  ///   - makeScreen: Builds the screen.
  ///   - portraits: The service for portraits, if the list shows any.
  ///   - width: The columns of the window, the frame included.
  ///   - height: The lines of the window, the frame included.
  package convenience init(
    at makeScreen: (any EmployeeService, any ContactService, (any PortraitService)?) ->
      UIViewController,
    portraits: (any PortraitService)? = nil, width: Int = 44, height: Int = 24
  ) {
    let (service, contacts) = (ControlledService(), RecordingContacts())
    self.init(
      at: makeScreen(service, contacts, portraits), service: service, contacts: contacts,
      width: width, height: height)
  }

  /// Opens a screen that uses the given services.
  package init(
    at screen: UIViewController, service: ControlledService, contacts: RecordingContacts,
    width: Int = 44, height: Int = 24
  ) {
    self.service = service
    self.contacts = contacts
    window = TextWindow(
      rootViewController: UINavigationController(rootViewController: screen),
      size: Size(width: width, height: height))
  }

  // MARK: - Reading

  /// The current frame.
  package var frame: String {
    // A person sees the end of a turn of the run loop.
    window.layoutIfNeeded()
    return window.frame
  }

  /// The lines of the current frame.
  package var lines: [Substring] {
    window.layoutIfNeeded()
    return window.lines
  }

  /// The lines between the upper and the lower edge of the frame.
  package var content: [Substring] { Array(lines.dropFirst().dropLast()) }

  /// The whole list, drawn without scrolling.
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

  /// Taps the first visible button with a title, below the given name if there is one.
  ///
  /// - Returns: Whether there is such a button.
  @discardableResult
  package func tap(_ title: String, of name: String? = nil) -> Bool {
    var isBelowName = name == nil
    for (number, line) in lines.enumerated() {
      if let name, line.contains("▣") || line.contains("□") { isBelowName = line.contains(name) }
      guard isBelowName else { continue }
      guard let column = TextWindow.column(of: "[\(title)]", in: line) else { continue }
      window.tap(line: number, column: column)
      return true
    }
    return false
  }

  /// Taps a button of an employee, and scrolls from the top to find it if necessary.
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

  /// Taps a place of the frame.
  package func tap(line: Int, column: Int) {
    window.tap(line: line, column: column)
  }

  /// The columns of the button on a line of the frame, `nil` without one.
  package func button(onLine line: Int) -> ClosedRange<Int>? {
    let lines = lines
    guard lines.indices.contains(line),
      let start = TextWindow.column(of: "[", in: lines[line]),
      let end = TextWindow.column(of: "]", in: lines[line])
    else { return nil }
    return start...end
  }

  /// Scrolls by lines; a positive number scrolls towards the end.
  package func scroll(by lines: Int) {
    window.scroll(by: lines)
  }

  /// Scrolls to the end.
  package func scrollToEnd() {
    window.scrollToEnd()
  }

  /// Scrolls to the top.
  package func scrollToTop() {
    window.scrollToTop()
  }

  /// Pulls the list down to refresh it.
  package func pullToRefresh() {
    window.pullToRefresh()
  }
}
