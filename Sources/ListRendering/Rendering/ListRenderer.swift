/// The text renderer: it draws a screen as lines of one width.
public struct ListRenderer {
  /// The look of what is drawn.
  public enum Style: Sendable {
    /// A box around the screen, with the title in its upper edge.
    case frame
    /// The title and the lines as they are, for other programs to read.
    case plain
  }

  /// The columns that every line takes, the frame included.
  public let width: Int

  /// The look of what is drawn.
  public let style: Style

  /// Tells whether styles are drawn, which only a terminal understands.
  public let isColored: Bool

  /// The narrowest frame that still shows something.
  public static let minimumWidth = 8

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - width: The columns of a line; fewer than ``minimumWidth`` stop the program.
  ///   - style: The look of what is drawn.
  ///   - isColored: Whether weights and colours are drawn.
  public init(width: Int, style: Style = .frame, isColored: Bool = false) {
    precondition(width >= Self.minimumWidth, "a frame needs \(Self.minimumWidth) columns")
    self.width = width
    self.style = style
    self.isColored = isColored
  }

  /// The columns that the frame leaves for the content.
  public var contentWidth: Int { width - border.columns }

  /// The lines that the title and the frame take.
  public var chromeHeight: Int { style == .frame ? 2 : 1 }

  /// Where the content begins, seen from the upper left corner of what is drawn.
  var contentInset: Point { Point(column: style == .frame ? 2 : 0, line: 1) }

  private var border: Border { style == .frame ? .box : .plain }
}

// MARK: - Drawing

extension ListRenderer {
  /// Draws a screen as large as its view was made.
  ///
  /// - Complexity: O(*n*) in the lines of the viewport, whatever the length of the list.
  public func drawFrame(of screen: ViewController, into sink: inout some OutputSink) {
    var canvas = canvas
    drawTitle(screen.title, in: &canvas)
    screen.view.drawScreen(in: &canvas)
    drawBottom(screen.searchBar?.text, in: &canvas)
    canvas.flush(into: &sink)
  }

  /// Draws a screen with its whole list, row by row, in pieces.
  ///
  /// - Complexity: O(*n*) in the rows of the list; the memory it needs does not grow with them.
  public func drawList(of screen: ViewController, into sink: inout some OutputSink) {
    var canvas = canvas
    drawTitle(screen.title, in: &canvas)
    if let tableView = screen.view as? TableView {
      tableView.drawAll(in: &canvas, into: &sink)
    } else {
      screen.view.drawScreen(in: &canvas)
    }
    drawBottom(screen.searchBar?.text, in: &canvas)
    canvas.flush(into: &sink)
  }

  /// An empty canvas with the borders of this renderer.
  package var canvas: Canvas {
    Canvas(width: contentWidth, border: border, isColored: isColored)
  }

  /// Draws the upper edge of the frame, with a title in it.
  package func drawTitle(_ text: String?, in canvas: inout Canvas) {
    var title: [UInt8] = []
    switch style {
    case .plain:
      _ = TerminalText.append(text ?? "", columns: width, to: &title)
      canvas.appendLine(title)
    case .frame:
      // The corners, a stroke and a blank on either side of the title.
      let columns = TerminalText.append(text ?? "", columns: width - 6, to: &title)
      let strokes = String(repeating: "─", count: width - 5 - columns)
      canvas.appendLine("┌─ ".utf8 + title + " \(strokes)┐".utf8)
    }
  }

  /// Draws the lower edge of the frame, with what is searched for in it.
  package func drawBottom(_ query: String? = nil, in canvas: inout Canvas) {
    guard style == .frame else { return }
    guard let query, !query.isEmpty, width > 16 else {
      canvas.appendLine("└\(String(repeating: "─", count: width - 2))┘".utf8)
      return
    }
    var label: [UInt8] = []
    let columns = TerminalText.append("Search: " + query, columns: width - 6, to: &label)
    let strokes = String(repeating: "─", count: width - 5 - columns)
    canvas.appendLine("└─ ".utf8 + label + " \(strokes)┘".utf8)
  }
}
