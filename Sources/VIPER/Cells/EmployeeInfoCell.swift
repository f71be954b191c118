import EmployeeViews
import ListRendering

/// The row that names an employee.
final class EmployeeInfoCell: EmployeeBaseCell {
  private let content = EmployeeInfoView()
  override var contentView: View { content }

  // MARK: - Making cells

  override func updateViews() {
    guard let model = model as? EmployeeInfoCellModel else { return }
    content.photoView.image = model.photo
    content.nameLabel.text = model.name
    content.specializationLabel.text = model.specialization
  }
}
