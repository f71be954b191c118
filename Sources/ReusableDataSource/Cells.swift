import EmployeeViews
import ListRendering

// MARK: - Making cells

/// The row that names an employee.
final class EmployeeInfoCell: TableViewCell, Configurable {
  private let content = EmployeeInfoView()
  override var contentView: View { content }

  var viewModel: EmployeeInfoViewModel? {
    didSet {
      content.photoView.image = viewModel?.photo
      content.nameLabel.text = viewModel?.name
      content.specializationLabel.text = viewModel?.specialization
    }
  }
}

/// The row that names a workplace.
final class EmployeeWorkplaceCell: TableViewCell, Configurable {
  private let content = EmployeeWorkplaceView()
  override var contentView: View { content }

  var viewModel: EmployeeWorkplaceViewModel? {
    didSet { content.workplaceLabel.text = viewModel?.workplace }
  }
}

/// The row that shows the loading, empty or error message.
final class MessageCell: TableViewCell, Configurable {
  private let content = MessageView()
  override var contentView: View { content }

  var viewModel: MessageViewModel? {
    didSet { content.messageLabel.text = viewModel?.message }
  }
}

/// The row that holds a button.
final class ButtonCell: TableViewCell, Configurable {
  private let content = ButtonView()
  override var contentView: View { content }

  var viewModel: ButtonViewModel? {
    didSet { content.button.title = viewModel?.title }
  }

  // MARK: - Taps

  required init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    content.button.action = { [unowned self] in viewModel?.action() }
  }
}
