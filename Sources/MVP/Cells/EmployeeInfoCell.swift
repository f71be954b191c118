import EmployeeViews
import ListRendering

/// The row that names an employee.
final class EmployeeInfoCell: TableViewCell, EmployeeInfoCellView {
  static let identifier = "EmployeeInfoCell"

  private let content = EmployeeInfoView()
  override var contentView: View { content }

  // MARK: - Making cells

  func show(photo: String?, name: String, specialization: String) {
    content.photoView.image = photo
    content.nameLabel.text = name
    content.specializationLabel.text = specialization
  }
}
