import EmployeeViews
import ListRendering

// MARK: - Making cells

// A card has the contents of the cells, in a class of cells for collections.

extension EmployeeInfoView {
  func configure(photo: String?, name: String, specialization: String) {
    photoView.image = photo.flatMap { UIImage(named: $0) }
    nameLabel.text = name
    specializationLabel.text = specialization
  }
}

extension EmployeeWorkplaceView {
  func configure(with workplace: String) {
    workplaceLabel.text = workplace
  }
}

extension MessageView {
  func configure(with message: String) {
    messageLabel.text = message
  }
}

extension ButtonView {
  func configure(with title: String, tapped: @escaping () -> Void) {
    button.setTitle(title, for: .normal)
    self.tapped = tapped
  }
}
