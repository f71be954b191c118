import EmployeeViews
import ListRendering

/// A cell with the name of an employee.
final class EmployeeInfoCell: HostCell<EmployeeInfoView> {
  static let identifier = "EmployeeInfoCell"

  // MARK: - Making cells

  func configure(with item: EmployeeListItem) {
    content.photoView.image = item.photo.flatMap(UIImage.init(named:))
    content.nameLabel.text = item.name
    content.specializationLabel.text = item.specialization
  }
}

// MARK: -

/// A cell with a workplace.
final class EmployeeWorkplaceCell: HostCell<EmployeeWorkplaceView> {
  static let identifier = "EmployeeWorkplaceCell"

  // MARK: - Making cells

  func configure(with workplace: String) {
    content.workplaceLabel.text = workplace
  }
}

// MARK: -

/// A cell with a message.
final class MessageCell: HostCell<MessageView> {
  static let identifier = "MessageCell"

  // MARK: - Making cells

  func configure(with message: String?) {
    content.messageLabel.text = message
  }
}

// MARK: -

/// A cell with a button.
final class ButtonCell: HostCell<ButtonView> {
  static let identifier = "ButtonCell"

  weak var delegate: (any ButtonCellDelegate)?

  // MARK: - Making cells

  func configure(with title: String) {
    content.button.setTitle(title, for: .normal)
  }

  // MARK: - Taps

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    content.button.addAction(
      UIAction { [weak self] _ in self?.buttonTapped() }, for: .touchUpInside)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  private func buttonTapped() {
    delegate?.buttonTapped(in: self)
  }
}

/// Receives the taps on the button of a cell.
protocol ButtonCellDelegate: AnyObject {
  func buttonTapped(in cell: ButtonCell)
}
