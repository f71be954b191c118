import EmployeeViews
import ListRendering

// MARK: - Making cells

/// A cell that shows the name of an employee.
final class EmployeeInfoCell: HostCell<EmployeeInfoView>, ReusableCell {
  static let identifier = "EmployeeInfoCell"

  func configure(photo: String?, name: String, specialization: String) {
    content.photoView.image = photo.flatMap { UIImage(named: $0) }
    content.nameLabel.text = name
    content.specializationLabel.text = specialization
  }
}

/// A cell that shows a workplace.
final class EmployeeWorkplaceCell: HostCell<EmployeeWorkplaceView>, ReusableCell {
  static let identifier = "EmployeeWorkplaceCell"

  func configure(with workplace: String) {
    content.workplaceLabel.text = workplace
  }
}

/// A cell that shows a message.
final class MessageCell: HostCell<MessageView>, ReusableCell {
  static let identifier = "MessageCell"

  func configure(with message: String) {
    content.messageLabel.text = message
  }
}

/// A cell that shows a button.
final class ButtonCell: HostCell<ButtonView>, ReusableCell {
  static let identifier = "ButtonCell"

  func configure(with title: String, tapped: @escaping () -> Void) {
    content.button.configuration?.title = title
    content.tapped = tapped
  }
}
