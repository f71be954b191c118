import ListRendering

/// A cell that shows a label, and counts how often it was reused.
class LabelledCell: TableViewCell {
  /// The label.
  let label = LinesView()

  /// How often the cell was handed out again.
  private(set) var reuseCount = 0

  override var contentView: View { label }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuseCount += 1
  }
}
