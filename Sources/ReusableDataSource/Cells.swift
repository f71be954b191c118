import EmployeeViews
import ListRendering

/// The cell with the name of an employee.
final class EmployeeInfoCell: HostCell<EmployeeInfoView>, Configurable {
  var viewModel: EmployeeInfoViewModel? {
    didSet {
      content.show(viewModel)
      observePortrait()
    }
  }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    content.retryButton.addAction(
      UIAction { [weak self] _ in self?.viewModel?.loadPortrait() }, for: .touchUpInside)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  // MARK: - Updating

  private func observePortrait() {
    showPortrait()
    viewModel?.onPortraitChange = { [weak self, weak viewModel] in
      // By then, the cell may show another item.
      if let self, self.viewModel === viewModel { showPortrait() }
    }
  }

  private func showPortrait() {
    if let portrait = viewModel?.portrait { content.show(portrait) }
  }
}

/// The cell with a workplace.
final class EmployeeWorkplaceCell: HostCell<EmployeeWorkplaceView>, Configurable {
  var viewModel: EmployeeWorkplaceViewModel? {
    didSet { content.show(viewModel) }
  }
}

/// The cell with the loading, empty or error message.
final class MessageCell: HostCell<MessageView>, Configurable {
  var viewModel: MessageViewModel? {
    didSet { content.show(viewModel) }
  }
}

/// The cell with a button.
final class ButtonCell: HostCell<ButtonView>, Configurable {
  var viewModel: ButtonViewModel? {
    didSet { content.show(viewModel) }
  }

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

extension InitialHeaderView: ConfigurableHeader {
  func configure(with viewModel: InitialViewModel) {
    initialLabel.text = viewModel.initial
  }
}
