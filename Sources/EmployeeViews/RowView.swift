public import ListRendering

/// The content of a row, as a nib would hold it.
open class RowView: UIStackView {
  public required override init(frame: CGRect) {
    super.init(frame: frame)
    addViews()
  }

  /// Not used; a list without a storyboard decodes nothing.
  @available(*, unavailable)
  public required init(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  /// Adds the views of the row; called once.
  func addViews() {}

  /// Leaves a margin before the views.
  final func indent() {
    isLayoutMarginsRelativeArrangement = true
    directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 0)
  }
}
