package import UIKit

/// The content of a row with the heading of the rows below it.
package final class HeadingView: RowView {
  package let titleLabel = UILabel(textStyle: .headline)

  override func addViews() {
    addArrangedSubview(titleLabel)
  }
}
