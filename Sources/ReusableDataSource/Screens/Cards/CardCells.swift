import EmployeeViews
import ListRendering

/// A part of a card with a message.
final class MessageCard: HostCollectionViewCell<MessageView>, CollectionCell {
  static let identifier = "MessageCard"

  func configure(with viewModel: MessageViewModel) {
    content.messageLabel.text = viewModel.message
  }
}

/// A part of a card with a button.
final class ButtonCard: HostCollectionViewCell<ButtonView>, CollectionCell {
  static let identifier = "ButtonCard"

  func configure(with viewModel: ButtonViewModel) {
    content.button.setTitle(viewModel.title, for: .normal)
    content.tapped = viewModel.tapped
  }
}

/// A card with a workplace.
final class WorkplaceCard: HostCollectionViewCell<EmployeeWorkplaceView>, CollectionCell {
  static let identifier = "WorkplaceCard"

  func configure(with viewModel: EmployeeWorkplaceViewModel) {
    content.workplaceLabel.text = viewModel.workplace
  }
}

/// The part of a card with a workplace as the heading of its employees.
final class OpenWorkplaceCard: HostCollectionViewCell<HeadingView>, CollectionCell {
  static let identifier = "OpenWorkplaceCard"

  func configure(with viewModel: EmployeeWorkplaceViewModel) {
    content.titleLabel.text = viewModel.workplace
  }
}

/// A part of a card with the name of an employee.
final class EmployeeInfoCard: HostCollectionViewCell<EmployeeInfoView>, CollectionCell {
  static let identifier = "EmployeeInfoCard"

  func configure(with viewModel: EmployeeInfoViewModel) {
    content.photoView.image = viewModel.photo.flatMap { UIImage(named: $0) }
    content.nameLabel.text = viewModel.name
    content.specializationLabel.text = viewModel.specialization
  }
}
