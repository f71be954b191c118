import EmployeeViews
import ListRendering

/// The row that says how the list stands.
final class MessageCell: TableViewCell {
  static let identifier = "MessageCell"

  private let content = MessageView()
  override var contentView: View { content }

  // MARK: - Making cells

  func configure(with message: String?) {
    content.messageLabel.text = message
  }
}
