import EmployeeViews
import ListRendering

/// The row that names a workplace.
final class EmployeeWorkplaceCell: EmployeeBaseCell {
  private let content = EmployeeWorkplaceView()
  override var contentView: View { content }

  // MARK: - Making cells

  override func updateViews() {
    guard let model = model as? EmployeeWorkplaceCellModel else { return }
    content.workplaceLabel.text = model.workplace
  }
}
