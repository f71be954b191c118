public import UIKit

/// A cell that shows one view in its content view, as a cell from a nib would.
open class HostCell<Content: RowView>: UITableViewCell {
  /// The view that the cell shows.
  package let content = Content(frame: .zero)

  public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addFilling(content)
  }

  /// Not used; a list without a storyboard decodes nothing.
  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }
}

// MARK: -

extension UIView {
  /// Adds a view that fills this one up to its margins.
  package func addFilling(_ view: UIView) {
    addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
      view.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
    ])
  }
}
