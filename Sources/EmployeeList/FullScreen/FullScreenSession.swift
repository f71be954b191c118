import CommandLineInterface
import ListRendering
import TerminalDrawing
import UIKit

/// A session on a whole terminal, whose keys and clicks are gestures on the window.
final class FullScreenSession {
  let window: TextWindow
  let service: SessionService
  let status: StatusLine
  private let terminal: RawTerminal
  private let columnLimit: Int?
  private let isColored = Terminal.isColored

  /// The columns and lines of the terminal.
  private var size: Size
  private var changedLines = ChangedLines()

  /// The lines of the window as they were drawn last.
  private(set) var frame: [CanvasLine] = []

  /// The position of the cursor, for each screen of the stack.
  private var cursors = [Point(column: 0, line: 0)]

  /// The button that was tapped last, while the cursor stays on it.
  var tappedButton: ButtonPosition?

  /// Whether the person wants to leave.
  var isOver = false

  /// The place of a button among the others in view.
  ///
  /// A table can give the row another cell, so the object of the button is no help.
  struct ButtonPosition: Equatable {
    let index: Int

    /// The title of the screen, and the lines of the other buttons.
    let surroundings: [[UInt8]]
  }

  /// The smallest terminal that shows a frame and the status below it.
  static let minimumSize = Size(width: ListRenderer.minimumWidth, height: 4)

  /// Creates a session whose list is already loading.
  ///
  /// - Parameters:
  ///   - window: The window with the list.
  ///   - service: The service of the list.
  ///   - terminal: The terminal to show the window on.
  ///   - status: The line below the frame.
  ///   - columnLimit: The columns of a line, `nil` for all of the terminal.
  init(
    _ window: TextWindow, _ service: SessionService, on terminal: RawTerminal, status: StatusLine,
    columnLimit: Int?
  ) {
    self.window = window
    self.service = service
    self.terminal = terminal
    self.status = status
    self.columnLimit = columnLimit
    size = terminal.size
  }

  /// The search field of the visible screen, if it has one.
  var searchField: UISearchBar? {
    window.visibleViewController.navigationItem.searchController?.searchBar
  }

  /// The number of the line with the cursor.
  var cursor: Int {
    get { cursors[cursors.count - 1].line }
    set { cursors[cursors.count - 1].line = newValue }
  }

  /// A column of the card with the cursor; a table has no cards.
  var cursorColumn: Int {
    get { cursors[cursors.count - 1].column }
    set { cursors[cursors.count - 1].column = newValue }
  }

  /// Shows the list until the person leaves, or the input ends.
  func run() async {
    terminal.enter()
    resize()
    let display = Task { await drawRegularly() }
    defer { display.cancel() }
    for await event in terminal.events() {
      switch event {
      case .keys(let keys): press(keys)
      case .resized: resize()
      case .continued:
        changedLines.forget()
        resize()
      }
      if isOver { break }
    }
    terminal.leave()
  }

  private func press(_ keys: [Key]) {
    guard fits else {
      // Without a frame, a person can only leave.
      isOver = keys.contains(.text("q")) || keys.contains(.endOfInput)
      return
    }
    for key in keys where !isOver {
      press(key)
      // The next key of the same read needs the new position.
      drawFrame()
    }
    if !isOver { draw() }
  }

  // MARK: - Drawing

  /// Whether the terminal has room for a frame.
  private var fits: Bool {
    size.width >= Self.minimumSize.width && size.height >= Self.minimumSize.height
  }

  private func resize() {
    size = terminal.size
    if fits { window.resize(to: windowSize) }
    draw()
  }

  private var windowSize: Size {
    Size(width: min(size.width, columnLimit ?? size.width), height: size.height - 1)
  }

  /// Draws 20 times a second, as a display does, for what changes without a key: an answer, a
  /// portrait, the progress of a long file.
  private func drawRegularly() async {
    while (try? await Task.sleep(for: .milliseconds(50))) != nil { draw() }
  }

  /// Draws the lines that have changed.
  private func draw() {
    let bytes = changedLines.bytes(for: fits ? lines() : smallLines, on: size)
    if !bytes.isEmpty { terminal.show(bytes) }
  }

  /// Draws the frame and the status below it, and keeps the cursor on a line with a text.
  private func lines() -> [[UInt8]] {
    drawFrame()
    status.isOffline = service.isOffline
    status.refusesChanges = service.refusesChanges
    status.hasSearch = searchField != nil
    var lines = frame.map { Array($0.utf8) }
    lines[cursor] = frame[cursor].marked(cursorCard, isColored: isColored)
    return lines + [status.line(columns: size.width, isColored: isColored)]
  }

  /// The message on a terminal without room for a frame.
  private var smallLines: [[UInt8]] {
    let minimum = Self.minimumSize
    let text = "Too small: needs \(minimum.width) columns, \(minimum.height) lines"
    return zip(TerminalText.wrap(text, columns: size.width), 0..<size.height).map { line, _ in
      Array(String(line).visible(columns: size.width).utf8)
    }
  }

  /// Draws the window, and puts the cursor on a line with a text.
  private func drawFrame() {
    frame = window.drawLines()
    let depth = (window.rootViewController as? UINavigationController)?.viewControllers.count ?? 1
    while cursors.count < depth { cursors.append(Point(column: 0, line: 0)) }
    cursors.removeLast(cursors.count - max(1, depth))
    let used = usedLines
    cursor = min(max(cursor, used.lowerBound), used.upperBound)
    moveCursorToTappedButton()
    guard cursorCard == nil else { return }
    let cards = frame[cursor].parts.map(\.lowerBound)
    cursorColumn = cards.last { $0 <= cursorColumn } ?? cards.first ?? cursorColumn
  }

  /// Keeps the cursor on the button that it is on, until a key moves it or scrolls.
  ///
  /// If the service refuses a star, the reason moves the button down. The next Return would
  /// otherwise tap another row.
  func followButton() {
    let lines = buttonLines
    tappedButton = lines.firstIndex(of: cursor).map { position(of: $0, among: lines) }
  }

  /// Moves the cursor to the tapped button, unless the screen has other buttons now.
  private func moveCursorToTappedButton() {
    guard let tappedButton else { return }
    let (lines, index) = (buttonLines, tappedButton.index)
    guard lines.indices.contains(index), position(of: index, among: lines) == tappedButton else {
      return
    }
    cursor = lines[index]
  }

  private func position(of index: Int, among lines: [Int]) -> ButtonPosition {
    let others = lines.filter { $0 != lines[index] }
    return ButtonPosition(index: index, surroundings: ([0] + others).map { Array(frame[$0].utf8) })
  }

  /// The lines that have a button.
  ///
  /// In a grid, only the card with the cursor counts.
  private var buttonLines: [Int] {
    let columns = cursorCard ?? 0..<window.size.width
    return window.contentLines.filter { frame[$0].firstControl(in: columns) != nil }
  }

  /// The columns of the card with the cursor, `nil` in a table.
  var cursorCard: Range<Int>? {
    frame[cursor].parts.first { $0.contains(cursorColumn) }
  }

  /// The lines on which the cursor can be: from the first of the content to the last with a text.
  var usedLines: ClosedRange<Int> {
    let content = window.contentLines
    return content.lowerBound...(content.last { frame[$0].hasContent } ?? content.lowerBound)
  }
}
