import EmployeeViews
import ListRendering

/// A cell with the name of an employee, which the controller fills.
final class EmployeeInfoCell: TableViewCell {
  let content = EmployeeInfoView()
  override var contentView: View { content }
}

/// A cell with a workplace, which the controller fills.
final class EmployeeWorkplaceCell: TableViewCell {
  let content = EmployeeWorkplaceView()
  override var contentView: View { content }
}

/// A cell with a message, which the controller fills.
final class MessageCell: TableViewCell {
  let content = MessageView()
  override var contentView: View { content }
}

/// A cell with a button, which the controller fills and connects.
final class ButtonCell: TableViewCell {
  let content = ButtonView()
  override var contentView: View { content }
}
