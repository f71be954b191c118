import EmployeeViews
import ListRendering

/// The row that names an employee.
final class EmployeeInfoCell: EmployeeBaseCell {
  private let content = EmployeeInfoView()
  override var contentView: View { content }

  // MARK: - Making cells

  override func show(_ model: EmployeeBaseCellModel) {
    let model = model as! EmployeeInfoCellModel
    content.photoView.image = model.photo
    content.nameLabel.text = model.name
    content.specializationLabel.text = model.specialization
  }
}
