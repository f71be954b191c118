/// Lines of text of one width, written from top to bottom into a buffer of bytes.
///
/// A view draws into the rest of the open line and ends lines; the canvas adds the frame, fills each
/// line up to its width, and drops the lines that lie outside the viewport. It appends to one buffer
/// that is used again, so that drawing a row allocates nothing.
public struct Canvas {
  /// The columns that a line has for text.
  public let width: Int

  /// The column at which the next text is drawn, counted from 0.
  public private(set) var column = 0

  /// The line of the current row on which the next text is drawn, counted from 0.
  public private(set) var line = 0

  /// What was drawn since the buffer was last flushed: UTF-8, whole lines and the open one.
  package private(set) var bytes: [UInt8] = []

  private let border: Border
  private let isColored: Bool
  private var lineStart = 0
  private var isLineOpen = false
  private var drawnLines = 0..<Int.max
  private var isRowSelected = false

  /// Creates an empty canvas.
  package init(width: Int, border: Border, isColored: Bool = false) {
    self.width = width
    self.border = border
    self.isColored = isColored
  }
}

// MARK: - Drawing

extension Canvas {
  /// Draws text in the rest of the line, cut with `…` where it is too long.
  ///
  /// - Complexity: O(*n*) in the columns that are drawn, not in the length of the text.
  public mutating func draw(_ text: String, style: TextStyle = .plain) {
    openLine()
    switchOn(style)
    column += TerminalText.append(text, columns: width - column, to: &bytes)
    switchOff(style)
  }

  /// Draws text over several lines, each of which begins where the canvas stands now.
  ///
  /// - Parameters:
  ///   - text: The text, broken at spaces where that is possible.
  ///   - lines: The most lines to draw; the last one is cut with `…` where the text is longer.
  ///   - style: The style of every line.
  /// - Complexity: O(*n*) in the columns that are drawn, not in the length of the text.
  public mutating func draw(_ text: String, lines: Int, style: TextStyle = .plain) {
    let indentation = column
    for (number, line) in zip(1...lines, TerminalText.wrap(text, columns: width - indentation)) {
      if number > 1 {
        endLine()
        skip(indentation)
      }
      openLine()
      let drawn = number < lines ? line : text[line.startIndex...]
      switchOn(style)
      column += TerminalText.append(drawn, columns: width - indentation, to: &bytes)
      switchOff(style)
    }
  }

  /// Leaves columns blank.
  public mutating func skip(_ columns: Int) {
    openLine()
    let columns = min(columns, width - column)
    appendSpaces(columns)
    column += columns
  }

  /// Ends the line, filled with blanks where the canvas has a border on the right.
  public mutating func endLine() {
    openLine()
    if drawnLines.contains(line) {
      if border.fillsLines { appendSpaces(width - column) }
      bytes.append(contentsOf: border.trailing)
      lineStart = bytes.count
    } else {
      bytes.removeLast(bytes.count - lineStart)
    }
    isLineOpen = false
    column = 0
    line += 1
  }

  private mutating func openLine() {
    guard !isLineOpen else { return }
    isLineOpen = true
    bytes.append(contentsOf: isRowSelected ? border.selectedLeading : border.leading)
  }

  private mutating func switchOn(_ style: TextStyle) {
    if isColored, style != .plain { bytes.append(contentsOf: style.onSequence.utf8) }
  }

  private mutating func switchOff(_ style: TextStyle) {
    if isColored, style != .plain { bytes.append(contentsOf: TextStyle.offSequence.utf8) }
  }

  private mutating func appendSpaces(_ count: Int) {
    for _ in 0..<count { bytes.append(UInt8(ascii: " ")) }
  }
}

// MARK: - Rows

extension Canvas {
  /// Starts a row of which only some lines are kept.
  package mutating func beginRow(
    drawing lines: Range<Int> = 0..<Int.max, isSelected: Bool = false
  ) {
    line = 0
    drawnLines = lines
    isRowSelected = isSelected
  }

  /// Ends a row, and with it a line that was left open; a row without a line becomes a blank one.
  ///
  /// - Parameter height: The lines that the row takes, where it is not as many as it drew.
  package mutating func endRow(height: Int? = nil) {
    if isLineOpen || (line == 0 && height == nil) { endLine() }
    guard let height else { return }
    while line < height { endLine() }
  }

  /// Draws a line that is no row, such as the upper edge of a frame.
  package mutating func appendLine(_ utf8: some Sequence<UInt8>) {
    bytes.append(contentsOf: utf8)
    bytes.append(UInt8(ascii: "\n"))
    lineStart = bytes.count
  }

  /// Gives what was drawn to a sink and empties the buffer, keeping its memory.
  package mutating func flush(into sink: inout some OutputSink) {
    sink.write(bytes)
    removeAll()
  }

  /// Empties the buffer, keeping its memory.
  package mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    lineStart = 0
  }
}
