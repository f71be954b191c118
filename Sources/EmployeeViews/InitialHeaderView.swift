package import ListRendering

/// The view with the initial letter of the employees below it.
package final class InitialHeaderView: UITableViewHeaderFooterView {
  package static let identifier = "InitialHeaderView"

  package let initialLabel = UILabel()

  package override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    initialLabel.font = .preferredFont(forTextStyle: .headline)
    contentView.addFilling(initialLabel)
  }

  @available(*, unavailable)
  package required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }
}
