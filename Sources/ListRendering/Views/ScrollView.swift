/// A window on a view that may have more lines than there is room for.
public final class ScrollView: View {
  /// The view that is scrolled.
  public let contentView: View

  /// The lines of the content that have left at the upper edge.
  private var hiddenLines = 0

  /// Creates a window on a view.
  public init(contentView: View) {
    self.contentView = contentView
  }

  /// Draws the lines of the content that are in view.
  public override func drawScreen(in canvas: inout Canvas) {
    canvas.beginRow(drawing: hiddenLines..<hiddenLines + size.height)
    contentView.draw(in: &canvas)
    canvas.endRow(height: hiddenLines + size.height)
  }

  /// Scrolls by lines; the content stops at its first and last line.
  public override func scroll(by lines: Int) {
    var canvas = Canvas(width: size.width, border: .plain)
    canvas.beginRow()
    contentView.draw(in: &canvas)
    canvas.endRow()
    let last = max(0, canvas.line - size.height)
    let (sum, isTooMuch) = hiddenLines.addingReportingOverflow(lines)
    hiddenLines = max(0, min(isTooMuch ? last : sum, last))
  }

  /// Shows the first lines.
  public override func scrollToTop() {
    hiddenLines = 0
  }

  /// Shows the last lines.
  public override func scrollToEnd() {
    scroll(by: .max)
  }

  /// The button of the content that is drawn at a point of the view.
  public override func button(at point: Point) -> Button? {
    contentView.button(at: Point(column: point.column, line: point.line + hiddenLines))
  }
}
