import EmployeeViews
import ListRendering

// MARK: - Making cells

/// The cell with the name of an employee.
final class EmployeeInfoCell: UITableViewCell, Configurable {
  private let content = EmployeeInfoView()
  override var contentView: UIView { content }

  var viewModel: EmployeeInfoViewModel? {
    willSet {
      content.photoView.image = newValue?.photo
      content.nameLabel.text = newValue?.name
      content.specializationLabel.text = newValue?.specialization
    }
  }
}

/// The cell with a workplace.
final class EmployeeWorkplaceCell: UITableViewCell, Configurable {
  private let content = EmployeeWorkplaceView()
  override var contentView: UIView { content }

  var viewModel: EmployeeWorkplaceViewModel? {
    willSet { content.workplaceLabel.text = newValue?.workplace }
  }
}

/// The cell with the loading, empty or error message.
final class MessageCell: UITableViewCell, Configurable {
  private let content = MessageView()
  override var contentView: UIView { content }

  var viewModel: MessageViewModel? {
    willSet { content.messageLabel.text = newValue?.message }
  }
}

/// The cell with a button.
final class ButtonCell: UITableViewCell, Configurable {
  private let content = ButtonView()
  override var contentView: UIView { content }

  var viewModel: ButtonViewModel? {
    willSet { content.button.title = newValue?.title }
  }

  // MARK: - Taps

  required init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    content.button.action = { [unowned self] in viewModel?.action() }
  }
}
