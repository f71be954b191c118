package import Employees
package import UIKit

/// The content of a row with the photo and name of an employee, and the specialization below.
package final class EmployeeInfoView: RowView {
  /// The photo that a cell was filled with.
  ///
  /// On a screen with portraits, `show` replaces it before the row is displayed.
  package let photoView = UIImageView()
  package let nameLabel = UILabel(textStyle: .headline)
  package let specializationLabel = UILabel(textStyle: .body)

  /// The width and height of a portrait in points, which fingers need to hit the button in its place.
  static let portraitSize: CGFloat = 44

  /// The button in place of a portrait that could not be loaded.
  package let retryButton = UIButton(type: .system)

  /// Called when the user taps the button in place of a portrait.
  package var retryTapped: () -> Void = {}

  /// The request for the portrait that the view shows, `nil` for none.
  ///
  /// Releasing a request withdraws it, so that the old portrait never arrives in a reused cell.
  package var portraitRequest: PortraitRequest?

  override func addViews() {
    retryButton.addAction(UIAction { [weak self] _ in self?.retryTapped() }, for: .touchUpInside)
    retryButton.setImage(UIImage(systemName: "arrow.clockwise"), for: .normal)
    retryButton.accessibilityLabel = EmployeeListText.retryPortrait
    retryButton.isHidden = true
    specializationLabel.textColor = .secondaryLabel
    let texts = UIStackView(arrangedSubviews: [nameLabel, specializationLabel])
    texts.axis = .vertical
    photoView.contentMode = .scaleAspectFit
    spacing = 8
    alignment = .center
    for view in [photoView, retryButton] { view.setSize(Self.portraitSize) }
    for view in [photoView, retryButton, texts] { addArrangedSubview(view) }
  }

  /// Shows a portrait, or how far its load is.
  package func show(_ portrait: Portrait) {
    let image: UIImage? =
      switch portrait {
      case .loading: UIImage(systemName: "person.fill")
      case .loaded(let picture): picture.uiImage
      case .failed: nil
      }
    photoView.image = image
    photoView.isHidden = image == nil
    retryButton.isHidden = image != nil
  }
}
