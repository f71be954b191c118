/// A drawn line, and what was drawn at which columns.
public struct CanvasLine: Equatable, Sendable {
  /// A piece of a line that was drawn at once: a text, a character, or a part of the border.
  public struct Span: Equatable, Sendable {
    /// The columns of the line.
    public var columns: Range<Int>

    /// The bytes of the line, with the sequences of the style.
    package var bytes: Range<Int>

    /// The weight or color.
    public var style = TextStyle.plain

    /// The control that was drawn here, if any.
    public var control: ObjectIdentifier?

    /// Whether the span belongs to the content of the line, and not to the border.
    package var isContent = true
  }

  /// The line in UTF-8, without a line break.
  public let utf8: ArraySlice<UInt8>

  /// The spans from left to right; each column between them is a space.
  public let spans: [Span]

  /// The columns of the parts that were drawn beside each other, such as cards, from left to right.
  public let parts: [Range<Int>]
}

// MARK: -

extension CanvasLine {
  /// Whether the line shows more than its border.
  public var hasContent: Bool { spans.contains { $0.isContent && !$0.columns.isEmpty } }

  /// Returns the first column of a control, within some columns.
  public func firstControl(in columns: Range<Int>) -> Int? {
    spans.first { $0.control != nil && columns.contains($0.columns.lowerBound) }?
      .columns.lowerBound
  }

  /// Returns the index of the byte at which a column begins, at or between spans.
  private func byte(atColumn column: Int) -> Int {
    guard let last = spans.last(where: { $0.columns.lowerBound <= column }) else {
      return utf8.startIndex + column
    }
    let bytes = last.bytes
    return utf8.startIndex
      + (column < last.columns.upperBound
        ? bytes.lowerBound : bytes.upperBound + column - last.columns.upperBound)
  }

  /// Returns the line with a mark in place of its first column, or a part of the line with a mark in
  /// the column before it.
  ///
  /// - Parameters:
  ///   - columns: The part, which begins and ends between spans; `nil` for the whole line.
  ///   - isColored: Whether the colors of the part are inverted.
  public func marked(_ columns: Range<Int>?, isColored: Bool) -> [UInt8] {
    let lower = columns?.lowerBound ?? 1
    let start = byte(atColumn: lower)
    let end = columns.map { byte(atColumn: $0.upperBound) } ?? utf8.endIndex
    let inverse = isColored ? Array("\u{1B}[7m".utf8) : []
    var line = Array(utf8[..<byte(atColumn: lower - 1)]) + inverse + "❯".utf8
    var index = start
    // The end of a style switches everything off.
    for span in spans where isColored && span.style != .plain && lower <= span.columns.lowerBound {
      let bytes = utf8.startIndex + span.bytes.upperBound
      guard bytes <= end else { break }
      line += utf8[index..<bytes] + inverse
      index = bytes
    }
    line += utf8[index..<end]
    if isColored { line += "\u{1B}[0m".utf8 }
    return line + utf8[end...]
  }
}

// MARK: -

/// The lines that a canvas records while it draws.
struct CanvasRecord: Sendable {
  private(set) var lines: [CanvasLine] = []
  private(set) var spans: [CanvasLine.Span] = []
  private var parts: [Range<Int>] = []

  /// The control that is being drawn.
  var control: ObjectIdentifier?

  mutating func append(_ columns: Range<Int>, bytes: Range<Int>, style: TextStyle = .plain) {
    spans.append(.init(columns: columns, bytes: bytes, style: style, control: control))
  }

  /// Adds a character of the border.
  mutating func appendBorder(column: Int, bytes: Range<Int>) {
    spans.append(.init(columns: column..<column + 1, bytes: bytes, isContent: false))
  }

  /// Adds a part of the line with its own spans, which count from the part.
  mutating func append(_ part: CanvasLine, columns: Range<Int>, byte: Int) {
    parts.append(columns)
    for span in part.spans {
      var span = span
      span.columns = span.columns.shifted(by: columns.lowerBound)
      span.bytes = span.bytes.shifted(by: byte)
      spans.append(span)
    }
  }

  /// Ends the line, or drops it if it is not drawn.
  mutating func endLine(_ utf8: ArraySlice<UInt8>?) {
    if let utf8 { lines.append(CanvasLine(utf8: utf8, spans: spans, parts: parts)) }
    spans = []
    parts = []
  }
}

extension Range<Int> {
  fileprivate func shifted(by offset: Int) -> Range<Int> {
    lowerBound + offset..<upperBound + offset
  }
}
