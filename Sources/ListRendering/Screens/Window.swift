/// A window that draws the visible screen and sends it taps and gestures.
///
/// The app and the tests use a screen through it only, because a person can do nothing else.
public final class Window {
  /// The root of the screens.
  public let rootViewController: ViewController

  /// The columns and lines of the window, the frame included.
  public let size: Size

  private let renderer: ListRenderer

  /// Shows a screen.
  ///
  /// - Parameters:
  ///   - rootViewController: The screen to show.
  ///   - size: Columns and lines, the frame included: at least 8 columns and 3 lines.
  ///   - style: The look of the frames.
  ///   - isColored: Whether weights and colours are drawn; see ``Terminal``.
  public init(
    rootViewController: ViewController, size: Size, style: ListRenderer.Style = .frame,
    isColored: Bool = false
  ) {
    self.rootViewController = rootViewController
    self.size = size
    renderer = ListRenderer(width: size.width, style: style, isColored: isColored)
    precondition(size.height > renderer.chromeHeight, "a window needs a line for its content")
    _ = screen
  }

  /// The visible screen, as large as the window has room for, with its properties updated.
  private var screen: ViewController {
    let screen = rootViewController.visibleViewController
    screen.view.size = Size(
      width: renderer.contentWidth, height: size.height - renderer.chromeHeight)
    screen.updatePropertiesIfNeeded()
    return screen
  }
}

// MARK: - Looking

extension Window {
  /// Draws the visible part of the screen.
  public func draw(into sink: inout some OutputSink) {
    renderer.drawFrame(of: screen, into: &sink)
  }

  /// Draws the title and the whole list, as if the window were high enough for all of it.
  public func drawList(into sink: inout some OutputSink) {
    renderer.drawList(of: screen, into: &sink)
  }

  /// The visible part of the screen as text without colours.
  public var frame: String {
    var frame = ""
    ListRenderer(width: size.width, style: renderer.style)
      .drawFrame(of: screen, into: &frame)
    return frame
  }

  /// The place in the frame where a text is drawn for the first time, `nil` where it is not.
  public func place(of text: String) -> Point? {
    for (number, line) in lines.enumerated() {
      if let column = Self.column(of: text, in: line) { return Point(column: column, line: number) }
    }
    return nil
  }

  /// The column at which a text begins on a line of the frame, `nil` where it is not there.
  public func column(of text: String, line: Int) -> Int? {
    let lines = lines
    guard lines.indices.contains(line) else { return nil }
    return Self.column(of: text, in: lines[line])
  }

  /// The lines of the frame, from top to bottom.
  public var lines: [Substring] {
    frame.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
  }

  private static func column(of text: String, in line: Substring) -> Int? {
    guard let range = line.firstRange(of: text) else { return nil }
    return TerminalText.columns(of: String(line[..<range.lowerBound]))
  }
}

// MARK: - Touching

extension Window {
  /// Updates the visible screen without drawing it.
  public func layoutIfNeeded() {
    _ = screen
  }

  /// Sends an event to the visible screen, and updates the screen afterwards as a run loop does at
  /// the end of its turn.
  private func send(_ event: (ViewController) -> Void) {
    event(screen)
    layoutIfNeeded()
  }

  /// Taps at a place of the frame; its upper left corner is line 0, column 0.
  public func tap(line: Int, column: Int) {
    if let point = contentPoint(line: line, column: column) {
      send { $0.view.tap(at: point) }
    }
  }

  /// The button at a place of the frame, which a tap there would press.
  public func button(line: Int, column: Int) -> Button? {
    contentPoint(line: line, column: column).flatMap(screen.view.button(at:))
  }

  /// The point of the content at a place of the frame, `nil` on the frame and beyond it.
  private func contentPoint(line: Int, column: Int) -> Point? {
    let inset = renderer.contentInset
    let point = Point(column: column - inset.column, line: line - inset.line)
    let content = screen.view.size
    guard 0..<content.width ~= point.column, 0..<content.height ~= point.line else { return nil }
    return point
  }

  /// Swipes over a line of the frame, the gesture that deletes a row.
  public func swipeToDelete(line: Int) {
    let point = Point(column: 0, line: line - renderer.contentInset.line)
    guard 0..<screen.view.size.height ~= point.line else { return }
    send { $0.view.swipeToDelete(at: point) }
  }

  /// Scrolls by lines, towards the end where the number is positive.
  public func scroll(by lines: Int) {
    send { $0.view.scroll(by: lines) }
  }

  /// Scrolls as far towards the beginning as the list goes.
  public func scrollToTop() {
    send { $0.view.scrollToTop() }
  }

  /// Scrolls as far towards the end as the list goes.
  public func scrollToEnd() {
    send { $0.view.scrollToEnd() }
  }

  /// Types into the search field; what was there is replaced.
  public func search(_ text: String) {
    send { $0.searchBar?.type(text) }
  }

  /// Pulls the list down to ask for fresh content.
  public func pullToRefresh() {
    send { $0.view.pullToRefresh() }
  }
}
