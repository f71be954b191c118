package import ListRendering

/// The content of a row with the photo and name of an employee, and the specialization below.
package final class EmployeeInfoView: RowView {
  package let photoView = UIImageView()
  package let nameLabel = UILabel()
  package let specializationLabel = UILabel()

  override func addViews() {
    nameLabel.font = .preferredFont(forTextStyle: .headline)
    specializationLabel.textColor = .secondaryLabel
    photoView.widthAnchor.constraint(equalToConstant: 24).isActive = true
    photoView.heightAnchor.constraint(equalToConstant: 24).isActive = true
    let header = UIStackView(arrangedSubviews: [photoView, nameLabel])
    header.spacing = 8
    header.alignment = .center
    let details = RowView(arrangedSubviews: [specializationLabel])
    details.indent()
    axis = .vertical
    addArrangedSubview(header)
    addArrangedSubview(details)
  }
}
