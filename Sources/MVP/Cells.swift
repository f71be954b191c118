import EmployeeViews
import Employees
import ListRendering

/// A cell with the name of an employee.
final class EmployeeInfoCell: HostCell<EmployeeInfoView>, EmployeeInfoCellView {
  static let identifier = "EmployeeInfoCell"

  weak var delegate: (any EmployeeInfoCellDelegate)?

  var portraitRequest: Task<Void, Never>? {
    didSet { oldValue?.cancel() }
  }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    content.retryButton.addAction(
      UIAction { [weak self] _ in self?.retryTapped() }, for: .touchUpInside)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  deinit {
    portraitRequest?.cancel()
  }

  func show(photo: String?, name: String, specialization: String) {
    content.photoView.image = photo.flatMap { UIImage(named: $0) }
    content.nameLabel.text = name
    content.specializationLabel.text = specialization
  }

  func show(_ portrait: Portrait) {
    content.show(portrait)
  }

  // MARK: - Taps

  private func retryTapped() {
    delegate?.retryTapped(in: self)
  }
}

/// Receives the taps on the button in place of a portrait.
protocol EmployeeInfoCellDelegate: AnyObject {
  func retryTapped(in cell: EmployeeInfoCell)
}

// MARK: -

/// A cell with a workplace.
final class EmployeeWorkplaceCell: HostCell<EmployeeWorkplaceView>, EmployeeWorkplaceCellView {
  static let identifier = "EmployeeWorkplaceCell"

  func show(workplace: String) {
    content.workplaceLabel.text = workplace
  }
}

// MARK: -

/// A cell with a message.
final class MessageCell: HostCell<MessageView>, MessageCellView {
  static let identifier = "MessageCell"

  func show(message: String) {
    content.messageLabel.text = message
  }
}

// MARK: -

/// A cell with a button.
final class ButtonCell: HostCell<ButtonView>, ButtonCellView {
  static let identifier = "ButtonCell"

  weak var delegate: (any ButtonCellDelegate)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    content.button.addAction(
      UIAction { [weak self] _ in self?.buttonTapped() }, for: .touchUpInside)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  func show(title: String) {
    content.button.setTitle(title, for: .normal)
  }

  // MARK: - Taps

  private func buttonTapped() {
    delegate?.buttonTapped(in: self)
  }
}

/// Receives the taps on the button of a cell.
protocol ButtonCellDelegate: AnyObject {
  func buttonTapped(in cell: ButtonCell)
}
