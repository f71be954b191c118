package import ListRendering

/// The content of a row with the heading of the rows below it.
package final class HeadingView: RowView {
  package let titleLabel = UILabel()

  override func addViews() {
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    addArrangedSubview(titleLabel)
  }
}
