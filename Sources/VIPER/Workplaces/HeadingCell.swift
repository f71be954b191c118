import EmployeeViews
import ListRendering

/// A cell that shows a heading.
final class HeadingCell: HostCell<HeadingView>, ReusableCell {
  static let identifier = "HeadingCell"

  func configure(with title: String) {
    content.titleLabel.text = title
  }
}
