public import UIKit

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

// MARK: -

extension UILabel {
  /// Creates a label whose text follows the size that the user has set, and continues
  /// on the next line if it is long.
  ///
  /// Ten lines hold every name at the largest size. A text of a megabyte, which a service may send,
  /// would fill thousands, and UIKit lays out all of them.
  convenience init(textStyle: UIFont.TextStyle) {
    self.init(frame: .zero)
    font = .preferredFont(forTextStyle: textStyle)
    adjustsFontForContentSizeCategory = true
    numberOfLines = 10
  }
}

// MARK: -

extension UIView {
  /// Sets the width and height of a view that a stack may hide.
  ///
  /// The stack gives a hidden view no width, so constraints that must hold would contradict it.
  func setSize(_ size: CGFloat) {
    let constraints = [widthAnchor, heightAnchor].map { $0.constraint(equalToConstant: size) }
    for constraint in constraints { constraint.priority = UILayoutPriority(999) }
    NSLayoutConstraint.activate(constraints)
  }
}
