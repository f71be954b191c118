import EmployeeViews
import ListRendering

/// The cell with the name of an employee.
///
/// The cells are filled in `willSet`, because reading the property in `didSet` would retain it
/// again.
final class EmployeeInfoCell: HostCell<EmployeeInfoView>, AdaptedCell {
  static let identifier = "InfoCell"

  // MARK: - Making cells

  var viewModel: EmployeeInfoCellViewModel? {
    willSet(viewModel) {
      content.photoView.image = viewModel?.photo.flatMap(UIImage.init(named:))
      content.nameLabel.text = viewModel?.name
      content.specializationLabel.text = viewModel?.specialization
    }
  }
}

// MARK: -

/// The cell with a workplace.
final class EmployeeWorkplaceCell: HostCell<EmployeeWorkplaceView>, AdaptedCell {
  static let identifier = "WorkplaceCell"

  // MARK: - Making cells

  var viewModel: EmployeeWorkplaceCellViewModel? {
    willSet(viewModel) { content.workplaceLabel.text = viewModel?.workplace }
  }
}

// MARK: -

/// The cell with the loading, empty or error message.
final class MessageCell: HostCell<MessageView>, AdaptedCell {
  static let identifier = "MessageCell"

  // MARK: - Making cells

  var viewModel: MessageCellViewModel? {
    willSet(viewModel) { content.messageLabel.text = viewModel?.message }
  }
}

// MARK: -

/// The cell with a button.
final class ButtonCell: HostCell<ButtonView>, AdaptedCell {
  static let identifier = "ButtonCell"

  // MARK: - Making cells

  var viewModel: ButtonCellViewModel? {
    willSet(viewModel) { content.button.setTitle(viewModel?.title, for: .normal) }
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
