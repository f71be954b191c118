import EmployeeViews
import ListRendering

/// The row that holds a button.
final class ButtonCell: TableViewCell, ButtonCellView {
  static let identifier = "ButtonCell"

  weak var delegate: (any ButtonCellDelegate)?

  private let content = ButtonView()
  override var contentView: View { content }

  // MARK: - Making cells

  func show(title: String) {
    content.button.title = title
  }

  // MARK: - Taps

  required init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    content.button.action = { [unowned self] in delegate?.buttonTapped(in: self) }
  }
}
