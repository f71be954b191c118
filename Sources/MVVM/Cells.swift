import EmployeeViews
import ListRendering

/// The cell with the name of an employee.
final class EmployeeInfoCell: HostCell<EmployeeInfoView>, AdaptedCell {
  static let identifier = "EmployeeInfoCell"

  var viewModel: EmployeeInfoCellViewModel? {
    didSet {
      content.show(viewModel)
      setNeedsUpdateProperties()
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

  /// Shows the portrait, and runs again whenever it has changed.
  override func updateProperties() {
    super.updateProperties()
    if let portrait = viewModel?.portrait { content.show(portrait) }
  }
}

extension EmployeeInfoCell: LoadingCell {
  func willDisplay() {
    viewModel?.loadPortrait()
  }

  func didEndDisplaying() {
    viewModel?.cancelPortrait()
  }
}

// MARK: -

/// The cell with a workplace.
final class EmployeeWorkplaceCell: HostCell<EmployeeWorkplaceView>, AdaptedCell {
  static let identifier = "EmployeeWorkplaceCell"

  var viewModel: EmployeeWorkplaceCellViewModel? {
    didSet { content.show(viewModel) }
  }
}

// MARK: -

/// The cell with the loading, empty or error message.
final class MessageCell: HostCell<MessageView>, AdaptedCell {
  static let identifier = "MessageCell"

  var viewModel: MessageCellViewModel? {
    didSet { content.show(viewModel) }
  }
}

// MARK: -

/// The cell with a button.
final class ButtonCell: HostCell<ButtonView>, AdaptedCell {
  static let identifier = "ButtonCell"

  var viewModel: ButtonCellViewModel? {
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
