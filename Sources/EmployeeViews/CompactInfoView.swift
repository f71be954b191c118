package import ListRendering

/// The content of a row of one line with the photo and name of an employee.
package final class CompactInfoView: RowView {
  package let photoView = UIImageView()
  package let nameLabel = UILabel()

  override func addViews() {
    spacing = 8
    photoView.widthAnchor.constraint(equalToConstant: 24).isActive = true
    photoView.heightAnchor.constraint(equalToConstant: 24).isActive = true
    addArrangedSubview(photoView)
    addArrangedSubview(nameLabel)
  }
}
