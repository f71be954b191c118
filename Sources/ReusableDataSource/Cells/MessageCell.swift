import EmployeeViews
import ListRendering

/// The row that says how the list stands.
final class MessageCell: TableViewCell, Configurable {
  private let content = MessageView()
  override var contentView: View { content }

  // MARK: - Making cells

  var viewModel: MessageViewModel? {
    willSet(viewModel) { content.messageLabel.text = viewModel?.message }
  }
}
