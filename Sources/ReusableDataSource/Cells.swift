import EmployeeViews
import ListRendering

// MARK: - Making cells

/// The cell with the name of an employee.
final class EmployeeInfoCell: HostCell<EmployeeInfoView>, Configurable {
  var viewModel: EmployeeInfoViewModel? {
    willSet {
      content.photoView.image = newValue?.photo.flatMap(UIImage.init(named:))
      content.nameLabel.text = newValue?.name
      content.specializationLabel.text = newValue?.specialization
    }
  }
}

/// The cell with a workplace.
final class EmployeeWorkplaceCell: HostCell<EmployeeWorkplaceView>, Configurable {
  var viewModel: EmployeeWorkplaceViewModel? {
    willSet { content.workplaceLabel.text = newValue?.workplace }
  }
}

/// The cell with the loading, empty or error message.
final class MessageCell: HostCell<MessageView>, Configurable {
  var viewModel: MessageViewModel? {
    willSet { content.messageLabel.text = newValue?.message }
  }
}

/// The cell with a button.
final class ButtonCell: HostCell<ButtonView>, Configurable {
  var viewModel: ButtonViewModel? {
    willSet { content.button.setTitle(newValue?.title, for: .normal) }
  }

  // MARK: - Taps

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    content.button.addAction(
      UIAction { [weak self] _ in self?.viewModel?.action() }, for: .touchUpInside)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }
}
