/// One row of a table: a content view that is filled again for the next row.
open class TableViewCell: View {
  /// The name of the kind of cell, under which it was registered.
  public let reuseIdentifier: String?

  /// The number of the pool that the cell goes back to; `nil` for a cell that no table made.
  final var pool: Int?

  private lazy var emptyView = View()

  /// Creates a cell.
  public required init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
  }

  /// What the cell shows.
  open var contentView: View { emptyView }

  /// The content view, and nothing else.
  public final override var subviews: [View] { [contentView] }

  /// Draws the content view.
  open override func draw(in canvas: inout Canvas) {
    contentView.draw(in: &canvas)
  }

  /// Takes away what the cell must not carry over to another row.
  ///
  /// A table calls it just before it hands out a cell again, and never for a new cell (rule 12).
  open func prepareForReuse() {}
}
