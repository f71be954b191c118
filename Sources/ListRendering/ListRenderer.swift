public import TerminalDrawing
public import UIKit

/// A text renderer that draws a screen as lines.
public nonisolated struct ListRenderer: Sendable {
  /// The look of a drawn screen.
  public enum Style: Sendable {
    /// A box around the screen, with the title in its upper edge.
    case frame
    /// The title and the lines without a border, for other programs to read.
    case plain
  }

  /// The number of columns of every line, including the frame.
  public let width: Int

  /// The look of a drawn screen.
  public let style: Style

  /// Whether text styles are drawn, which only a terminal can show.
  public let isColored: Bool

  /// The width of the narrowest frame that still shows text.
  public static let minimumWidth = 8

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - width: The columns of a line; fewer than ``minimumWidth`` stop the program.
  ///   - style: The look of a drawn screen.
  ///   - isColored: Whether weights and colors are drawn.
  public init(width: Int, style: Style = .frame, isColored: Bool = false) {
    precondition(width >= Self.minimumWidth, "a frame needs \(Self.minimumWidth) columns")
    self.width = width
    self.style = style
    self.isColored = isColored
  }

  /// The number of columns that the frame leaves for the content.
  public var contentWidth: Int { width - border.columns }

  /// The number of lines that the title and the frame take.
  public var chromeHeight: Int { style == .frame ? 2 : 1 }

  /// The first character cell below the title, from the upper left corner of the drawn screen.
  var contentInset: Point { Point(column: style == .frame ? 2 : 0, line: 1) }

  /// The button that leads back to the screen below.
  private static var backTitle: String { "[Back]" }

  private var border: Border { style == .frame ? .box : .plain }
}

// MARK: - Screens

extension ListRenderer {
  /// Draws a screen in the size of its view.
  ///
  /// - Complexity: O(*n*) in the lines of the viewport, whatever the length of the list.
  public func drawFrame(of screen: UIViewController, into sink: inout some OutputSink) {
    var canvas = canvas
    drawFrame(of: screen, in: &canvas)
    canvas.flush(into: &sink)
  }

  /// Draws a screen in the size of its view, and returns the lines with what is where.
  package func lines(of screen: UIViewController) -> [CanvasLine] {
    var canvas = Canvas(
      width: contentWidth, border: border, isColored: isColored, recordsLines: true)
    drawFrame(of: screen, in: &canvas)
    return canvas.lines
  }

  private func drawFrame(of screen: UIViewController, in canvas: inout Canvas) {
    drawTitle(of: screen, in: &canvas)
    drawPrompt(of: screen, in: &canvas)
    screen.view.filling.drawScreen(in: &canvas)
    drawBottom(screen.navigationItem.searchController?.searchBar.text, in: &canvas)
  }

  /// Draws a screen with its whole list, row by row, in pieces.
  ///
  /// - Complexity: O(*n*) in the rows of the list; the memory that it needs does not depend on *n*.
  public func drawList(of screen: UIViewController, into sink: inout some OutputSink) {
    var canvas = canvas
    drawTitle(of: screen, in: &canvas)
    drawPrompt(of: screen, in: &canvas)
    if let tableView = screen.view.filling as? UITableView {
      tableView.drawAll(in: &canvas, into: &sink)
    } else if let collectionView = screen.view.filling as? UICollectionView {
      collectionView.drawAll(in: &canvas, into: &sink)
    } else {
      screen.view.drawScreen(in: &canvas)
    }
    drawBottom(screen.navigationItem.searchController?.searchBar.text, in: &canvas)
    canvas.flush(into: &sink)
  }
}

extension ListRenderer {
  private func drawTitle(of screen: UIViewController, in canvas: inout Canvas) {
    drawTitle(
      screen.navigationItem.title, backTitle: screen.hasBackButton ? Self.backTitle : nil,
      in: &canvas)
  }

  /// Returns the columns of the button that leads back from a screen, `nil` if there is none.
  func backButtonColumns(of screen: UIViewController) -> Range<Int>? {
    guard screen.hasBackButton else { return nil }
    let inset = style == .frame ? Canvas.edgeInset : 0
    return inset..<inset + min(Self.backTitle.utf8.count, width - 2 * inset)
  }

  /// Returns the number of lines that the prompt of a screen takes.
  func promptHeight(of screen: UIViewController) -> Int {
    guard let prompt = screen.navigationItem.prompt else { return 0 }
    let lines = TerminalText.wrap(prompt, columns: contentWidth)
    return zip(lines, 0..<screen.promptLineLimit).reduce(0) { count, _ in count + 1 }
  }

  private func drawPrompt(of screen: UIViewController, in canvas: inout Canvas) {
    guard let prompt = screen.navigationItem.prompt, screen.promptLineLimit > 0 else { return }
    canvas.beginRow()
    canvas.draw(prompt, lines: screen.promptLineLimit)
    canvas.endRow()
  }
}

// MARK: - Canvas

nonisolated extension ListRenderer {
  /// Creates an empty canvas with the borders of this renderer.
  package var canvas: Canvas {
    Canvas(width: contentWidth, border: border, isColored: isColored)
  }

  /// Draws the title, in the upper edge of the frame if there is a frame.
  ///
  /// - Parameters:
  ///   - text: The title.
  ///   - backTitle: The button before the title, `nil` for none.
  ///   - canvas: The canvas.
  package func drawTitle(_ text: String?, backTitle: String? = nil, in canvas: inout Canvas) {
    switch style {
    case .plain: canvas.drawTitle(text ?? "", button: backTitle)
    case .frame:
      canvas.drawEdge(
        from: ShortBytes("┌"), to: ShortBytes("┐\n"), text: text ?? "", button: backTitle)
    }
  }

  /// Draws the lower edge of the frame, with the search text in it.
  package func drawBottom(_ query: String? = nil, in canvas: inout Canvas) {
    guard style == .frame else { return }
    let isSearching = query?.isEmpty == false && width > 16
    canvas.drawEdge(
      from: ShortBytes("└"), to: ShortBytes("┘\n"),
      text: isSearching ? query.map { "Search: " + $0 } : nil)
  }
}
