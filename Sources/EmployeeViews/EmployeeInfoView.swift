package import Employees
package import ListRendering

import struct Foundation.Data

/// The content of a row with the photo and name of an employee, and the specialization below.
package final class EmployeeInfoView: RowView {
  package let photoView = UIImageView()
  package let nameLabel = UILabel()
  package let specializationLabel = UILabel()

  /// The button in place of a portrait that could not be loaded.
  package let retryButton = UIButton(type: .system)

  override func addViews() {
    nameLabel.font = .preferredFont(forTextStyle: .headline)
    specializationLabel.textColor = .secondaryLabel
    retryButton.setTitle(EmployeeListText.retryPortrait, for: .normal)
    retryButton.isHidden = true
    for view in [photoView, retryButton] {
      view.widthAnchor.constraint(equalToConstant: 24).isActive = true
      view.heightAnchor.constraint(equalToConstant: 24).isActive = true
    }
    let texts = UIStackView(arrangedSubviews: [nameLabel, specializationLabel])
    texts.axis = .vertical
    spacing = 8
    alignment = .center
    for view in [photoView, retryButton, texts] { addArrangedSubview(view) }
  }

  /// Shows a portrait, or how far its load is.
  package func show(_ portrait: Portrait) {
    let image: UIImage? =
      switch portrait {
      case .loading: .portraitPlaceholder
      case .loaded(let data): UIImage(data: data)
      case .failed: nil
      }
    photoView.image = image
    photoView.isHidden = image == nil
    retryButton.isHidden = image != nil
  }
}

// MARK: -

extension UIImage {
  /// A head and shoulders, shown until a portrait is loaded.
  fileprivate static let portraitPlaceholder = UIImage(
    data: Data("P1 6 8 001100 011110 011110 001100 011110 111111 111111 000000".utf8))
}
