import EmployeeViews
import ListRendering

/// The row that says how the list stands; the controller fills it.
final class MessageCell: TableViewCell {
  let content = MessageView()
  override var contentView: View { content }
}
