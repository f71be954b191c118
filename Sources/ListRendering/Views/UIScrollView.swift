/// A view that scrolls a content view with more lines than fit.
public final class UIScrollView: UIView {
  /// The scrolled view.
  public let contentView: UIView

  /// The number of content lines above the upper edge.
  private var hiddenLines = 0

  /// Creates a view that scrolls a content view.
  public init(contentView: UIView) {
    self.contentView = contentView
  }

  /// Draws the lines of the content that are in view.
  public override func drawScreen(in canvas: inout Canvas) {
    canvas.beginRow(drawing: hiddenLines..<hiddenLines + size.height)
    contentView.draw(in: &canvas)
    canvas.endRow(height: hiddenLines + size.height)
  }

  /// Scrolls by a number of lines, at most to the first or last line of the content.
  public override func scroll(by lines: Int) {
    var canvas = Canvas(width: size.width, border: .plain)
    canvas.beginRow()
    contentView.draw(in: &canvas)
    canvas.endRow()
    let last = max(0, canvas.line - size.height)
    let (sum, isTooMuch) = hiddenLines.addingReportingOverflow(lines)
    hiddenLines = max(0, min(isTooMuch ? last : sum, last))
  }

  /// Scrolls to the first lines.
  public override func scrollToTop() {
    hiddenLines = 0
  }

  /// Scrolls to the last lines.
  public override func scrollToEnd() {
    scroll(by: .max)
  }

  /// Returns the button of the content at a point of this view.
  public override func button(at point: Point) -> UIButton? {
    contentView.button(at: Point(column: point.column, line: point.line + hiddenLines))
  }
}
