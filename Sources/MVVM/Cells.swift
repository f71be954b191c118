import EmployeeViews
import ListRendering

/// A cell that shows the name of an employee.
final class EmployeeInfoCell: HostCell<EmployeeInfoView>, ReusableCell {
  static let identifier = "EmployeeInfoCell"

  /// The view model of the portrait, `nil` in a list without portraits.
  private(set) var portrait: PortraitViewModel?

  func configure(with viewModel: EmployeeInfoCellViewModel, portrait: PortraitViewModel?) {
    self.portrait = portrait
    content.photoView.image = viewModel.photo.flatMap { UIImage(named: $0) }
    content.nameLabel.text = viewModel.name
    content.specializationLabel.text = viewModel.specialization
    setNeedsUpdateProperties()
  }

  override func updateProperties() {
    super.updateProperties()
    showPortrait()
  }
}

/// A cell that shows a workplace.
final class EmployeeWorkplaceCell: HostCell<EmployeeWorkplaceView>, ReusableCell {
  static let identifier = "EmployeeWorkplaceCell"

  func configure(with viewModel: EmployeeWorkplaceCellViewModel) {
    content.workplaceLabel.text = viewModel.workplace
  }
}

/// A cell that shows a message.
final class MessageCell: HostCell<MessageView>, ReusableCell {
  static let identifier = "MessageCell"

  func configure(with viewModel: MessageCellViewModel) {
    content.messageLabel.text = viewModel.message
  }
}

/// A cell that shows a button.
final class ButtonCell: HostCell<ButtonView>, ReusableCell {
  static let identifier = "ButtonCell"

  func configure(with viewModel: ButtonCellViewModel) {
    content.button.setTitle(viewModel.title, for: .normal)
    content.tapped = viewModel.tapped
  }
}
