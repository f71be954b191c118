/// A row of a table, with a content view that is filled again for the next row.
open class TableViewCell: View {
  /// The identifier under which the cell waits for its next row.
  public let reuseIdentifier: String?

  /// The index of the cell's kind in the pool.
  ///
  /// `nil` for a cell that the data source made, before it has left a view for the first time.
  final var kindNumber: Int?

  private lazy var emptyView = View()

  /// Creates a cell.
  public required init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
  }

  /// The view that the cell shows.
  open var contentView: View { emptyView }

  /// The content view.
  public final override var subviews: [View] { [contentView] }

  /// Draws the content view.
  open override func draw(in canvas: inout Canvas) {
    contentView.draw(in: &canvas)
  }

  /// Resets what must not be carried over to another row.
  ///
  /// A table calls it just before it reuses a cell, and never for a new cell (rule 12).
  open func prepareForReuse() {}
}
