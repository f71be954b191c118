import EmployeeViews
import ListRendering

/// The row that holds a button.
final class ButtonCell: EmployeeBaseCell {
  private let content = ButtonView()
  override var contentView: View { content }

  // MARK: - Making cells

  override func show(_ model: EmployeeBaseCellModel) {
    let model = model as! ButtonCellModel
    content.button.title = model.title
  }

  // MARK: - Taps

  required init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    content.button.action = { [unowned self] in (model as! ButtonCellModel).action() }
  }
}
