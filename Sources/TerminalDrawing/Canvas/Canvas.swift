/// A canvas on which views draw lines of equal width, from top to bottom.
///
/// A view draws text into the open line and ends lines. The canvas adds the border, fills each line
/// up to its width, and drops the lines outside the viewport. It appends to one buffer and keeps its
/// memory, so that drawing a row allocates nothing.
public struct Canvas: Sendable {
  /// The number of columns that a line has for text.
  ///
  /// Fewer than those of the whole line beside the accessory of a cell.
  public private(set) var width: Int

  /// The column at which the next text is drawn, counted from 0.
  public private(set) var column = 0

  /// The line of the current row on which the next text is drawn, counted from 0.
  public private(set) var line = 0

  private var buffer = [UInt8]()
  private let border: Border
  private let isColored: Bool
  private var lineStart = 0
  private var isLineOpen = false
  private var drawnLines = 0..<Int.max
  private var isRowSelected = false

  /// The columns of a whole line.
  private let lineWidth: Int

  /// The sign that the first line of the row ends with.
  private var accessory: ShortBytes?

  /// The lines of a picture that are not drawn yet, and the column in which they begin.
  private var openPicture: (lines: ArraySlice<String>, column: Int)?

  /// What was drawn at which columns; `nil` saves the memory if nobody asks.
  private var record: CanvasRecord?

  /// The column and the byte at which the open span begins.
  private var spanStart = (column: 0, byte: 0)

  /// Creates an empty canvas.
  ///
  /// - Parameters:
  ///   - width: The columns of a line without its border.
  ///   - border: The characters to the left and right of every line.
  ///   - isColored: Whether weights and colors are drawn.
  ///   - recordsLines: Whether the canvas keeps ``lines``.
  package init(
    width: Int, border: Border, isColored: Bool = false, recordsLines: Bool = false
  ) {
    self.width = width
    lineWidth = width
    self.border = border
    self.isColored = isColored
    record = recordsLines ? CanvasRecord() : nil
  }

  /// The lines drawn so far, if the canvas records them.
  package var lines: [CanvasLine] { record?.lines ?? [] }
}

// MARK: - Text

extension Canvas {
  /// Draws text in the rest of the line, cut with `…` if it is too long.
  ///
  /// - Complexity: O(*n*) in the columns that are drawn, not in the length of the text.
  public mutating func draw(_ text: String, style: TextStyle = .plain) {
    openLine()
    beginSpan(style)
    column += TerminalText.append(text, columns: width - column, to: &buffer)
    endSpan(style)
  }

  /// Draws a character of one column, or nothing if the line is full.
  package mutating func draw(_ sign: ShortBytes, style: TextStyle = .plain) {
    openLine()
    beginSpan(style)
    if column < width {
      buffer.append(sign)
      column += 1
    }
    endSpan(style)
  }

  /// Draws text over several lines that all begin at the current column.
  ///
  /// - Parameters:
  ///   - text: The text, broken at spaces where possible.
  ///   - lines: The largest number of lines; the last one is cut with `…` if the text is longer.
  ///   - breaksAtLineFeeds: Whether a line also ends at a line feed of the text.
  ///   - style: The style of every line.
  /// - Complexity: O(*n*) in the columns that are drawn, not in the length of the text.
  public mutating func draw(
    _ text: String, lines: Int, breaksAtLineFeeds: Bool = false, style: TextStyle = .plain
  ) {
    let columns = width - column
    guard lines > 0, columns > 0 else { return }
    openLine()
    beginSpan(style)
    // Most texts need one line, and no search for its end.
    if let used = TerminalText.appendUnchanged(text, columns: columns, to: &buffer) {
      column += used
    } else {
      let wrapped = WrappedLines(text, columns: columns, breaksAtLineFeeds: breaksAtLineFeeds)
      draw(wrapped, of: text, lines: lines, style: style)
    }
    endSpan(style)
  }

  /// Draws the lines of a text.
  private mutating func draw(
    _ wrapped: WrappedLines, of text: String, lines: Int, style: TextStyle
  ) {
    var wrapped = wrapped
    let indentation = column
    let columns = width - indentation
    var number = 1
    while number <= lines, let line = wrapped.next() {
      if number > 1 {
        endSpan(style)
        endLine()
        skip(indentation)
        beginSpan(style)
      }
      if number < lines || wrapped.endedAtLineFeed && wrapped.isAtEnd {
        column += TerminalText.append(line, columns: columns, to: &buffer)
      } else if !wrapped.endedAtLineFeed {
        column += TerminalText.append(text[line.startIndex...], columns: columns, to: &buffer)
      } else if TerminalText.columns(of: String(line)) < columns {
        column += TerminalText.append(line, columns: columns, to: &buffer) + 1
        buffer.append(ShortBytes("…"))
      } else {
        // The line is full. A longer text is cut, so that it ends with `…`.
        column += TerminalText.append(line + "…", columns: columns, to: &buffer)
      }
      number += 1
    }
  }

  /// Draws a picture, whose other lines follow in the blank columns below the first one.
  package mutating func draw(_ picture: DotPicture) {
    guard let first = picture.lines.first else { return }
    let start = column
    draw(first)
    openPicture = (picture.lines.dropFirst(), start)
  }

  /// Draws a control; the spans of its line say where it is.
  package mutating func draw(_ control: AnyObject, by draw: (inout Canvas) -> Void) {
    record?.control = ObjectIdentifier(control)
    draw(&self)
    record?.control = nil
  }

  private mutating func beginSpan(_ style: TextStyle) {
    if record != nil { spanStart = (column, buffer.count) }
    switchOn(style)
  }

  private mutating func endSpan(_ style: TextStyle) {
    switchOff(style)
    if record != nil { recordSpan(style) }
  }

  @inline(never)
  private mutating func recordSpan(_ style: TextStyle) {
    let columns = columns(spanStart.column..<column)
    let bytes = spanStart.byte - lineStart..<buffer.count - lineStart
    record?.append(columns, bytes: bytes, style: style)
  }

  /// Returns columns of the content as columns of the whole line.
  private func columns(_ columns: Range<Int>) -> Range<Int> {
    let inset = border.columns / 2
    return columns.lowerBound + inset..<columns.upperBound + inset
  }

  private mutating func switchOn(_ style: TextStyle) {
    if isColored, style != .plain { buffer.append(style.onSequence) }
  }

  private mutating func switchOff(_ style: TextStyle) {
    if isColored, style != .plain { buffer.append(TextStyle.offSequence) }
  }
}

// MARK: - Lines

extension Canvas {
  /// Leaves columns blank, at most to the end of the line.
  public mutating func skip(_ columns: Int) {
    openLine()
    let end = min(column + columns, width)
    if openPicture != nil { drawPicture(before: end) }
    buffer.append(spaces: end - column)
    column = end
  }

  /// Draws the next line of the open picture, if its columns are skipped.
  private mutating func drawPicture(before end: Int) {
    guard let (lines, start) = openPicture, let next = lines.first, column <= start,
      start + next.unicodeScalars.count <= end
    else { return }
    openPicture = lines.count == 1 ? nil : (lines.dropFirst(), start)
    buffer.append(spaces: start - column)
    column = start
    draw(next)
  }

  /// Draws the lines of the open picture that are below the last line of the row.
  private mutating func endPicture() {
    while let (lines, start) = openPicture, !lines.isEmpty {
      openPicture = (lines.dropFirst(), start)
      endLine()
      skip(start)
      draw(lines[lines.startIndex])
    }
    openPicture = nil
  }

  /// Ends the line, filled with spaces if the canvas has a border on the right.
  public mutating func endLine() {
    openLine()
    if accessory != nil { drawAccessory() }
    if drawnLines.contains(line) {
      buffer.append(spaces: border.fillsLines ? lineWidth - column : 0, then: border.trailing)
      recordLine()
      lineStart = buffer.count
    } else {
      buffer.removeLast(buffer.count - lineStart)
      record?.endLine(nil)
    }
    isLineOpen = false
    column = 0
    line += 1
  }

  private mutating func openLine() {
    guard !isLineOpen else { return }
    isLineOpen = true
    buffer.append(isRowSelected ? border.selectedLeading : border.leading)
    if record != nil { recordBorder() }
  }

  /// Records the characters of the left border, the last one only if it is a mark.
  private mutating func recordBorder() {
    guard border.columns > 0 else { return }
    let stroke = border.leading.count - 1
    record?.appendBorder(column: 0, bytes: 0..<stroke)
    if isRowSelected {
      record?.appendBorder(column: 1, bytes: stroke..<border.selectedLeading.count)
    }
  }

  /// Records the last line, which ends with a line break.
  private mutating func recordLine() {
    guard record != nil else { return }
    record?.endLine(Array(buffer[lineStart..<buffer.count - 1])[...])
  }
}

// MARK: - Accessories

extension Canvas {
  /// The columns that an accessory takes, with the blank one before it.
  private static var accessoryWidth: Int { 2 }

  /// Reserves columns for a sign at the end of the first line of a row.
  ///
  /// - Returns: False if the line is too narrow.
  package mutating func beginAccessory(_ sign: ShortBytes) -> Bool {
    guard width > 2 * Self.accessoryWidth else { return false }
    accessory = sign
    width -= Self.accessoryWidth
    return true
  }

  /// Ends the reservation, and draws the sign if the row has one line.
  package mutating func endAccessory() {
    if accessory != nil { drawAccessory() }
    width = lineWidth
  }

  private mutating func drawAccessory() {
    guard let sign = accessory else { return }
    accessory = nil
    openLine()
    buffer.append(spaces: lineWidth - 1 - column)
    column = lineWidth - 1
    beginSpan(.plain)
    buffer.append(sign)
    column = lineWidth
    endSpan(.plain)
  }
}

// MARK: - Rows

extension Canvas {
  /// Starts a row and keeps only some of its lines.
  package mutating func beginRow(
    drawing lines: Range<Int> = 0..<Int.max, isSelected: Bool = false
  ) {
    line = 0
    drawnLines = lines
    isRowSelected = isSelected
  }

  /// Ends a row and its open line; a row without lines becomes a blank line.
  ///
  /// - Parameter height: The number of lines of the row, or `nil` for as many as it drew.
  package mutating func endRow(height: Int? = nil) {
    if openPicture != nil { endPicture() }
    if isLineOpen || (line == 0 && height == nil) { endLine() }
    guard let height else { return }
    while line < height { endLine() }
  }
}

// MARK: - Columns

extension Canvas {
  /// Returns the lines of a part that is drawn apart, each filled up to a width.
  package func lines(
    width: Int, height: Int, draw: (inout Canvas) -> Void
  ) -> [CanvasLine] {
    var part = Canvas(
      width: width, border: .filled, isColored: isColored, recordsLines: record != nil)
    part.beginRow(drawing: 0..<height)
    draw(&part)
    part.endRow(height: height)
    if record != nil { return part.lines }
    return part.buffer.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .dropLast().map { CanvasLine(utf8: $0, spans: [], parts: []) }
  }

  /// Draws a line of such a part in its columns, which begin at or after the current one.
  ///
  /// A selected part has a mark in the column before it; at the edge, the border has the mark.
  package mutating func draw(_ part: CanvasLine, in columns: Range<Int>, isSelected: Bool) {
    guard columns.upperBound <= width else { return }
    let gap = columns.lowerBound - column
    if isSelected, gap > 0 {
      skip(gap - 1)
      draw(ShortBytes("▸"))
    } else {
      skip(gap)
    }
    let wholeColumns = self.columns(columns)
    record?.append(part, columns: wholeColumns, byte: buffer.count - lineStart)
    part.utf8.withUnsafeBufferPointer { buffer.append($0) }
    column = columns.upperBound
  }
}

// MARK: - Titles

extension Canvas {
  /// Draws a line of text that belongs to no row, without a border, and a button before it.
  package mutating func drawTitle(_ text: String, button: String? = nil) {
    var columns = lineWidth
    if let button {
      columns -= appendTitle(button, columns: columns, style: .accent)
      if columns > 1, !text.isEmpty {
        buffer.append(ShortBytes(" "))
        columns -= 1
      }
    }
    appendTitle(text, columns: columns)
    endTitle(with: ShortBytes("\n"))
  }

  /// The columns before the text in an edge of the frame, and after it.
  package static var edgeInset: Int { 3 }

  /// Draws an upper or lower edge of the frame with a text in it, and a button before the text.
  package mutating func drawEdge(
    from leftEnd: ShortBytes, to rightEnd: ShortBytes, text: String?, button: String? = nil
  ) {
    var strokes = lineWidth + border.columns - 2
    buffer.append(leftEnd)
    if let button { strokes -= appendEdgeText(button, strokes: strokes, style: .accent) }
    // A text beside a button needs a column for itself.
    if let text, button == nil || strokes > 4 && !text.isEmpty {
      strokes -= appendEdgeText(text, strokes: strokes)
    }
    buffer.append(ShortBytes("─"), repeated: strokes)
    endTitle(with: rightEnd)
  }

  /// Appends a text that leaves room for a stroke and a space on both sides.
  ///
  /// - Returns: The columns of the text, of both spaces and of the stroke before it.
  private mutating func appendEdgeText(
    _ text: String, strokes: Int, style: TextStyle = .plain
  ) -> Int {
    buffer.append(ShortBytes("─ "))
    let columns = appendTitle(text, columns: strokes - 4, style: style)
    buffer.append(ShortBytes(" "))
    return columns + 3
  }

  @discardableResult
  private mutating func appendTitle(
    _ text: String, columns: Int, style: TextStyle = .plain
  ) -> Int {
    switchOn(style)
    let columns = TerminalText.append(text, columns: columns, to: &buffer)
    switchOff(style)
    return columns
  }

  private mutating func endTitle(with end: ShortBytes) {
    buffer.append(end)
    recordLine()
    lineStart = buffer.count
  }
}

// MARK: - Output

extension Canvas {
  /// Writes the drawn bytes to a sink if they are many, so that a long list takes little memory.
  // One call for each row. Asking another module for the number of bytes would copy the canvas.
  @MainActor
  package mutating func flushIfLong(into sink: inout some OutputSink) {
    if buffer.count >= 1 << 16 { flush(into: &sink) }
  }

  /// Writes the drawn bytes to a sink and empties the buffer, keeping its memory.
  // On the main actor because the sink is.
  @MainActor
  package mutating func flush(into sink: inout some OutputSink) {
    sink.write(buffer)
    removeAll()
  }

  /// Empties the buffer, keeping its memory.
  package mutating func removeAll() {
    buffer.removeAll(keepingCapacity: true)
    lineStart = 0
  }
}
