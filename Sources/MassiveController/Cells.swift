import EmployeeViews
import ListRendering

/// A cell with the name of an employee, which the controller fills.
final class EmployeeInfoCell: HostCell<EmployeeInfoView> {
  static let identifier = "EmployeeInfoCell"

  weak var delegate: (any EmployeeInfoCellDelegate)?

  /// The request for the portrait; setting another one, or none, cancels it.
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

  private func retryTapped() {
    delegate?.retryTapped(in: self)
  }
}

/// Receives the taps on the button in place of a portrait.
protocol EmployeeInfoCellDelegate: AnyObject {
  func retryTapped(in cell: EmployeeInfoCell)
}

/// A cell with a workplace, which the controller fills.
final class EmployeeWorkplaceCell: HostCell<EmployeeWorkplaceView> {
  static let identifier = "EmployeeWorkplaceCell"
}

/// A cell with a message, which the controller fills.
final class MessageCell: HostCell<MessageView> {
  static let identifier = "MessageCell"
}

/// A cell with a button, which the controller fills.
final class ButtonCell: HostCell<ButtonView> {
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

  private func buttonTapped() {
    delegate?.buttonTapped(in: self)
  }
}

/// Receives the taps on the button of a cell.
protocol ButtonCellDelegate: AnyObject {
  func buttonTapped(in cell: ButtonCell)
}
