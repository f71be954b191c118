import EmployeeViews
import Employees
import ListRendering

/// A cell with the name of an employee.
final class EmployeeInfoCell: HostCell<EmployeeInfoView> {
  static let identifier = "EmployeeInfoCell"

  weak var store: (any DispatchingStore)?

  private(set) var employeeID: Employee.ID?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    content.retryButton.addAction(
      UIAction { [weak self] _ in self?.retryTapped() }, for: .touchUpInside)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  func show(_ employee: Employee) {
    employeeID = employee.id
    content.photoView.image = employee.photo.flatMap { UIImage(named: $0) }
    content.nameLabel.text = employee.name
    content.specializationLabel.text = employee.specialization
  }

  func show(_ portrait: Portrait) {
    content.show(portrait)
  }

  // MARK: - Taps

  private func retryTapped() {
    if let employeeID { store?.dispatch(.portraitRetryTapped(employeeID)) }
  }
}

// MARK: -

/// A cell with a workplace.
final class EmployeeWorkplaceCell: HostCell<EmployeeWorkplaceView> {
  static let identifier = "EmployeeWorkplaceCell"

  func show(workplace: String) {
    content.workplaceLabel.text = workplace
  }
}

// MARK: -

/// A cell with the loading, empty or error message.
final class MessageCell: HostCell<MessageView> {
  static let identifier = "MessageCell"

  func show(message: String) {
    content.messageLabel.text = message
  }
}

// MARK: -

/// A cell with a button that dispatches an action.
final class ButtonCell: HostCell<ButtonView> {
  static let identifier = "ButtonCell"

  weak var store: (any DispatchingStore)?

  private var action: EmployeeListAction?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    content.button.addAction(
      UIAction { [weak self] _ in self?.buttonTapped() }, for: .touchUpInside)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  func show(title: String, action: EmployeeListAction) {
    content.button.setTitle(title, for: .normal)
    self.action = action
  }

  // MARK: - Taps

  private func buttonTapped() {
    if let action { store?.dispatch(action) }
  }
}
