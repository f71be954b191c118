/// A cell that shows a row of a table and is reused for other rows.
open class UITableViewCell: UIView {
  /// A kind of edit.
  public enum EditingStyle: Int, Sendable {
    case none, delete, insert
  }

  /// The identifier under which the cell is reused.
  public let reuseIdentifier: String?

  /// The index of the cell's kind in the pool.
  ///
  /// `nil` for a cell that the data source made and that has not left a view yet.
  final var kindNumber: Int?

  private lazy var emptyView = UIView()

  /// Creates a cell.
  public required init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
  }

  /// The view that the cell shows.
  open var contentView: UIView { emptyView }

  /// The content view.
  public final override var subviews: [UIView] { [contentView] }

  /// Draws the content view.
  open override func draw(in canvas: inout Canvas) {
    contentView.draw(in: &canvas)
  }

  /// Resets the content that the next row must not show.
  ///
  /// A table calls it just before it reuses a cell, and never for a new cell (rule 12).
  open func prepareForReuse() {}
}
