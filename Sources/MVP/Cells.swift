import EmployeeViews
import ListRendering

/// A cell with the name of an employee.
final class EmployeeInfoCell: UITableViewCell, EmployeeInfoCellView {
  static let identifier = "EmployeeInfoCell"

  private let content = EmployeeInfoView()
  override var contentView: UIView { content }

  // MARK: - Making cells

  func show(photo: String?, name: String, specialization: String) {
    content.photoView.image = photo
    content.nameLabel.text = name
    content.specializationLabel.text = specialization
  }
}

// MARK: -

/// A cell with a workplace.
final class EmployeeWorkplaceCell: UITableViewCell, EmployeeWorkplaceCellView {
  static let identifier = "EmployeeWorkplaceCell"

  private let content = EmployeeWorkplaceView()
  override var contentView: UIView { content }

  // MARK: - Making cells

  func show(workplace: String) {
    content.workplaceLabel.text = workplace
  }
}

// MARK: -

/// A cell with a message.
final class MessageCell: UITableViewCell, MessageCellView {
  static let identifier = "MessageCell"

  private let content = MessageView()
  override var contentView: UIView { content }

  // MARK: - Making cells

  func show(message: String?) {
    content.messageLabel.text = message
  }
}

// MARK: -

/// A cell with a button.
final class ButtonCell: UITableViewCell, ButtonCellView {
  static let identifier = "ButtonCell"

  weak var delegate: (any ButtonCellDelegate)?

  private let content = ButtonView()
  override var contentView: UIView { content }

  // MARK: - Making cells

  func show(title: String) {
    content.button.title = title
  }

  // MARK: - Taps

  // The closure is made once for each cell, so that filling a reused cell allocates nothing.
  required init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    content.button.action = { [unowned self] in delegate?.buttonTapped(in: self) }
  }
}

/// Receives the taps on the button of a cell.
protocol ButtonCellDelegate: AnyObject {
  func buttonTapped(in cell: ButtonCell)
}
