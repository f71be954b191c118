import EmployeeViews
import ListRendering

/// The cell with the name of an employee.
///
/// The cells are filled in `willSet`, because reading the property in `didSet` would retain it
/// again.
final class EmployeeInfoCell: UITableViewCell, AdaptedCell {
  static let identifier = "InfoCell"

  private let content = EmployeeInfoView()
  override var contentView: UIView { content }

  // MARK: - Making cells

  var viewModel: EmployeeInfoCellViewModel? {
    willSet(viewModel) {
      content.photoView.image = viewModel?.photo
      content.nameLabel.text = viewModel?.name
      content.specializationLabel.text = viewModel?.specialization
    }
  }
}

// MARK: -

/// The cell with a workplace.
final class EmployeeWorkplaceCell: UITableViewCell, AdaptedCell {
  static let identifier = "WorkplaceCell"

  private let content = EmployeeWorkplaceView()
  override var contentView: UIView { content }

  // MARK: - Making cells

  var viewModel: EmployeeWorkplaceCellViewModel? {
    willSet(viewModel) { content.workplaceLabel.text = viewModel?.workplace }
  }
}

// MARK: -

/// The cell with the loading, empty or error message.
final class MessageCell: UITableViewCell, AdaptedCell {
  static let identifier = "MessageCell"

  private let content = MessageView()
  override var contentView: UIView { content }

  // MARK: - Making cells

  var viewModel: MessageCellViewModel? {
    willSet(viewModel) { content.messageLabel.text = viewModel?.message }
  }
}

// MARK: -

/// The cell with a button.
final class ButtonCell: UITableViewCell, AdaptedCell {
  static let identifier = "ButtonCell"

  private let content = ButtonView()
  override var contentView: UIView { content }

  // MARK: - Making cells

  var viewModel: ButtonCellViewModel? {
    willSet(viewModel) { content.button.title = viewModel?.title }
  }

  // MARK: - Taps

  required init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    // The cell owns its button.
    content.button.action = { [unowned self] in viewModel?.action() }
  }
}
