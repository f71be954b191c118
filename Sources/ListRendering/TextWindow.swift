public import TerminalDrawing
public import UIKit

/// A window that draws the visible screen and sends it taps and gestures.
///
/// The app and the tests use a screen only through its window, as a user does.
public final class TextWindow {
  /// The root of the screens.
  public let rootViewController: UIViewController

  /// The columns and lines of the window, the frame included.
  public private(set) var size: Size

  private var renderer: ListRenderer

  /// The window of the views of the visible screen.
  private let window = UIWindow()

  /// The screen that was visible last.
  private weak var shownViewController: UIViewController?

  /// Creates a window that shows a screen.
  ///
  /// - Parameters:
  ///   - rootViewController: The screen to show.
  ///   - size: Columns and lines, the frame included: at least 8 columns and 3 lines.
  ///   - style: The look of the frames.
  ///   - isColored: Whether weights and colors are drawn; see `Terminal`.
  public init(
    rootViewController: UIViewController, size: Size, style: ListRenderer.Style = .frame,
    isColored: Bool = false
  ) {
    self.rootViewController = rootViewController
    self.size = size
    renderer = ListRenderer(width: size.width, style: style, isColored: isColored)
    precondition(size.height > renderer.chromeHeight, "a window needs a line for its content")
    layoutIfNeeded()
  }

  /// Changes the size of the window, and lays out the visible screen.
  ///
  /// - Parameter size: Columns and lines, the frame included: at least 8 columns and 3 lines.
  public func resize(to size: Size) {
    precondition(size.height > renderer.chromeHeight, "a window needs a line for its content")
    renderer = ListRenderer(
      width: size.width, style: renderer.style, isColored: renderer.isColored)
    self.size = size
    // Scrolls back if the content now ends above the lower edge.
    scroll(by: 0)
  }

  /// The visible screen: the root, or the top of its stack.
  public var visibleViewController: UIViewController { rootViewController.shownViewController }

  /// The screen that was laid out last.
  private var screen: UIViewController { shownViewController ?? visibleViewController }

  /// Shows the visible screen in the size of the window, and updates its properties, as a run loop
  /// does at the end of each turn.
  public func layoutIfNeeded() {
    let screen = visibleViewController
    let height = size.height - renderer.chromeHeight
    let isNew = !screen.isVisible
    let former = isNew ? shownViewController : nil
    let old = former?.isVisible == true ? former : nil
    if isNew {
      shownViewController = screen
      screen.isVisible = true
      screen.loadViewIfNeeded()
      old?.viewWillDisappear(false)
      screen.viewWillAppear(false)
      old?.view.shownWindow = nil
      screen.view.shownWindow = window
    }
    screen.promptLineLimit = min(3, height - 1)
    let size = Size(
      width: renderer.contentWidth, height: height - renderer.promptHeight(of: screen))
    let isResized = screen.view.size != size
    screen.view.size = size
    screen.view.filling.size = size
    if isNew { screen.viewIsAppearing(false) }
    screen.updatePropertiesIfNeeded()
    if isNew || isResized || screen.view.isLayoutDue {
      screen.viewWillLayoutSubviews()
      screen.view.layoutIfNeeded()
      screen.viewDidLayoutSubviews()
    } else if screen.view.isLayoutDueInside {
      screen.view.layoutIfNeeded()
    }
    if isNew {
      old?.isVisible = false
      old?.viewDidDisappear(false)
      screen.viewDidAppear(false)
      screen.updatePropertiesIfNeeded()
    }
  }
}

// MARK: - Drawing

extension TextWindow {
  /// Updates the screen, and draws its visible part.
  public func draw(into sink: inout some OutputSink) {
    layoutIfNeeded()
    renderer.drawFrame(of: screen, into: &sink)
  }

  /// Updates the screen, draws its visible part, and returns the lines with what is where.
  public func drawLines() -> [CanvasLine] {
    layoutIfNeeded()
    return renderer.lines(of: screen)
  }

  /// Updates the screen, and draws its title and the whole list, as if the window were high enough
  /// for all of it.
  public func drawList(into sink: inout some OutputSink) {
    layoutIfNeeded()
    renderer.drawList(of: screen, into: &sink)
  }
}

// MARK: - Reading the frame

extension TextWindow {
  /// The visible part of the screen as text without colors, as it was laid out last.
  public var frame: String {
    var frame = ""
    ListRenderer(width: size.width, style: renderer.style)
      .drawFrame(of: screen, into: &frame)
    return frame
  }

  /// Returns the first point of the frame that shows a text, or `nil`.
  public func point(of text: String) -> Point? {
    for (number, line) in lines.enumerated() {
      if let column = Self.column(of: text, in: line) { return Point(column: column, line: number) }
    }
    return nil
  }

  /// Returns the column at which a text begins on a line of the frame, or `nil`.
  public func column(of text: String, line: Int) -> Int? {
    let lines = lines
    guard lines.indices.contains(line) else { return nil }
    return Self.column(of: text, in: lines[line])
  }

  /// The numbers of the lines that show the content, below the title and the prompt.
  public var contentLines: Range<Int> {
    let screen = screen
    let first = renderer.contentInset.line + renderer.promptHeight(of: screen)
    return first..<first + screen.view.size.height
  }

  /// The columns of the button on line 0 that leads back to the screen below, `nil` for none.
  package var backButtonColumns: Range<Int>? { renderer.backButtonColumns(of: screen) }

  /// The lines of the frame, from top to bottom.
  public var lines: [Substring] {
    frame.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast()
      .map(Substring.init)
  }

  /// Returns the column at which a text begins on a line, or `nil`.
  package static func column(of text: String, in line: Substring) -> Int? {
    guard let range = line.firstRange(of: text) else { return nil }
    return TerminalText.columns(of: String(line[..<range.lowerBound]))
  }
}

// MARK: - Gestures

extension TextWindow {
  /// Sends an event to the visible screen, and then updates the screen, as a run loop does at the
  /// end of each turn.
  private func send(_ event: (UIViewController) -> Void) {
    layoutIfNeeded()
    event(screen)
    layoutIfNeeded()
  }

  /// Taps at a point of the frame; its upper left corner is line 0, column 0.
  ///
  /// A tap on the button that leads back removes the visible screen from its stack.
  public func tap(line: Int, column: Int) {
    layoutIfNeeded()
    if line == 0, backButtonColumns?.contains(column) == true {
      send { $0.navigationController?.popViewController(animated: true) }
    } else if let point = contentPoint(line: line, column: column) {
      send { $0.view.filling.tap(at: point) }
    }
  }

  /// Returns the button of the content at a point of the frame, or `nil`.
  public func button(line: Int, column: Int) -> UIButton? {
    contentPoint(line: line, column: column).flatMap(screen.view.filling.button(at:))
  }

  /// Returns the point of the content at a point of the frame, `nil` on the border and outside.
  private func contentPoint(line: Int, column: Int) -> Point? {
    let firstLine = contentLines.lowerBound
    let point = Point(column: column - renderer.contentInset.column, line: line - firstLine)
    let content = screen.view.size
    guard 0..<content.width ~= point.column, 0..<content.height ~= point.line else { return nil }
    return point
  }

  /// Swipes over a line of the frame, the gesture that deletes a row.
  public func swipeToDelete(line: Int) {
    layoutIfNeeded()
    let column = renderer.contentInset.column
    guard let point = contentPoint(line: line, column: column) else { return }
    send { $0.view.filling.swipeToDelete(at: point) }
  }

  /// Scrolls by lines, towards the end if the number is positive.
  public func scroll(by lines: Int) {
    send { $0.view.filling.scroll(by: lines) }
  }

  /// Scrolls to the beginning of the list.
  public func scrollToTop() {
    send { $0.view.filling.scrollToTop() }
  }

  /// Scrolls to the end of the list.
  public func scrollToEnd() {
    send { $0.view.filling.scrollToEnd() }
  }

  /// Replaces the text in the search field; an empty text cancels the search.
  public func search(_ text: String) {
    send { $0.navigationItem.searchController?.type(text) }
  }

  /// Presses the key that searches, which keeps the text.
  public func pressSearchKey() {
    send { screen in
      guard let searchBar = screen.navigationItem.searchController?.searchBar else { return }
      searchBar.delegate?.searchBarSearchButtonClicked(searchBar)
    }
  }

  /// Pulls the list down to reload its content.
  public func pullToRefresh() {
    send { $0.view.filling.pullToRefresh() }
  }
}
