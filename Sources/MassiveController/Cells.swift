import EmployeeViews

// MARK: - Making cells

/// A cell that shows the name of an employee.
final class EmployeeInfoCell: HostCell<EmployeeInfoView>, ReusableCell {
  static let identifier = "EmployeeInfoCell"
}

/// A cell that shows a workplace.
final class EmployeeWorkplaceCell: HostCell<EmployeeWorkplaceView>, ReusableCell {
  static let identifier = "EmployeeWorkplaceCell"
}

/// A cell that shows a message.
final class MessageCell: HostCell<MessageView>, ReusableCell {
  static let identifier = "MessageCell"
}

/// A cell that shows a button.
final class ButtonCell: HostCell<ButtonView>, ReusableCell {
  static let identifier = "ButtonCell"
}
