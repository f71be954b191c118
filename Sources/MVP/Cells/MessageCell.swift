import EmployeeViews
import ListRendering

/// The row that says how the list stands.
final class MessageCell: TableViewCell, MessageCellView {
  static let identifier = "MessageCell"

  private let content = MessageView()
  override var contentView: View { content }

  // MARK: - Making cells

  func show(message: String?) {
    content.messageLabel.text = message
  }
}
