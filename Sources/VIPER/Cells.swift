import EmployeeViews
import ListRendering

// MARK: - Making cells

/// A cell that shows the name of an employee.
final class EmployeeInfoCell: HostCell<EmployeeInfoView>, ReusableCell {
  static let identifier = "EmployeeInfoCell"
}

/// A cell that shows a workplace.
final class EmployeeWorkplaceCell: HostCell<EmployeeWorkplaceView>, ReusableCell {
  static let identifier = "EmployeeWorkplaceCell"
}

/// A cell that shows a message.
final class MessageCell: HostCell<MessageView>, ReusableCell {
  static let identifier = "MessageCell"
}

/// A cell that shows a button.
final class ButtonCell: HostCell<ButtonView>, ReusableCell {
  static let identifier = "ButtonCell"
}

// A content is filled here once, for a cell of the table and for a cell of the grid.

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
