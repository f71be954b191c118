import EmployeeViews
import ListRendering

/// The row that names a workplace.
final class EmployeeWorkplaceCell: EmployeeBaseCell {
  private let content = EmployeeWorkplaceView()
  override var contentView: View { content }

  // MARK: - Making cells

  override func show(_ model: EmployeeBaseCellModel) {
    let model = model as! EmployeeWorkplaceCellModel
    content.workplaceLabel.text = model.workplace
  }
}
