public import UIKit

/// A cell of a collection that shows one view in its content view, as a cell from a nib would.
open class HostCollectionViewCell<Content: RowView>: UICollectionViewCell {
  /// The view that the cell shows.
  package let content = Content(frame: .zero)

  public required override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addFilling(content)
    // A table shows which row is tapped; a collection shows what its cells bring.
    selectedBackgroundView = UIView()
    selectedBackgroundView?.backgroundColor = .systemGray4
  }

  /// Not used; a list without a storyboard decodes nothing.
  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }
}

// MARK: -

extension UICollectionView {
  /// Registers cells that host a class of views, under the name of the class.
  package func register<Content: RowView>(_ contentType: Content.Type) {
    register(HostCollectionViewCell<Content>.self, forCellWithReuseIdentifier: "\(contentType)")
  }

  /// Returns a cell that hosts a registered class of views.
  package func dequeue<Content: RowView>(
    _ contentType: Content.Type, for indexPath: IndexPath
  ) -> HostCollectionViewCell<Content> {
    dequeueReusableCell(withReuseIdentifier: "\(contentType)", for: indexPath)
      as! HostCollectionViewCell<Content>
  }
}

// MARK: -

extension UICollectionViewCell {
  /// Returns the height that the cell needs in a width; a layout measures with a filled cell.
  package func height(fitting width: CGFloat) -> CGFloat {
    contentView.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}
