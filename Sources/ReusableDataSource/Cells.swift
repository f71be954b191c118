import EmployeeViews
import Employees
import ListRendering

/// A cell that shows the name of an employee.
final class EmployeeInfoCell: HostCell<EmployeeInfoView>, Configurable {
  static let identifier = "EmployeeInfoCell"

  /// The request for the portrait, if the list has portraits.
  var portraitRequest: PortraitRequest?

  private(set) var viewModel: EmployeeInfoViewModel?

  func configure(with viewModel: EmployeeInfoViewModel) {
    self.viewModel = viewModel
    content.photoView.image = viewModel.photo.flatMap { UIImage(named: $0) }
    content.nameLabel.text = viewModel.name
    content.specializationLabel.text = viewModel.specialization
  }
}

/// A cell that shows a workplace.
final class EmployeeWorkplaceCell: HostCell<EmployeeWorkplaceView>, Configurable {
  static let identifier = "EmployeeWorkplaceCell"

  func configure(with viewModel: EmployeeWorkplaceViewModel) {
    content.workplaceLabel.text = viewModel.workplace
  }
}

/// A cell that shows a message.
final class MessageCell: HostCell<MessageView>, Configurable {
  static let identifier = "MessageCell"

  func configure(with viewModel: MessageViewModel) {
    content.messageLabel.text = viewModel.message
  }
}

/// A cell that shows a button.
final class ButtonCell: HostCell<ButtonView>, Configurable {
  static let identifier = "ButtonCell"

  func configure(with viewModel: ButtonViewModel) {
    content.button.setTitle(viewModel.title, for: .normal)
    content.tapped = viewModel.tapped
  }
}
