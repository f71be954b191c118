public import ListRendering

/// The content of a row, as a nib would hold it.
open class RowView: UIStackView {
  public required override init(frame: CGRect) {
    super.init(frame: frame)
    addViews()
  }

  @available(*, unavailable)
  public required init(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  /// Adds the views of the row; called once.
  func addViews() {}

  /// Begins below the name in the first row, to the right of the photo.
  final func indent() {
    isLayoutMarginsRelativeArrangement = true
    directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 0)
  }
}
