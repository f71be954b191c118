import EmployeeViews
import ListRendering

/// The row that says how the list stands.
final class MessageCell: EmployeeBaseCell {
  private let content = MessageView()
  override var contentView: View { content }

  // MARK: - Making cells

  override func show(_ model: EmployeeBaseCellModel) {
    let model = model as! MessageCellModel
    content.messageLabel.text = model.message
  }
}
