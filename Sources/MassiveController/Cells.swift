import EmployeeViews
import ListRendering

/// A cell with the name of an employee, which the controller fills.
final class EmployeeInfoCell: UITableViewCell {
  let content = EmployeeInfoView()
  override var contentView: UIView { content }
}

/// A cell with a workplace, which the controller fills.
final class EmployeeWorkplaceCell: UITableViewCell {
  let content = EmployeeWorkplaceView()
  override var contentView: UIView { content }
}

/// A cell with a message, which the controller fills.
final class MessageCell: UITableViewCell {
  let content = MessageView()
  override var contentView: UIView { content }
}

/// A cell with a button, which the controller fills and connects.
final class ButtonCell: UITableViewCell {
  let content = ButtonView()
  override var contentView: UIView { content }
}
