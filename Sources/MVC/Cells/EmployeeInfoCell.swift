import EmployeeViews
import ListRendering

/// The row that names an employee.
final class EmployeeInfoCell: TableViewCell {
  static let identifier = "EmployeeInfoCell"

  private let content = EmployeeInfoView()
  override var contentView: View { content }

  // MARK: - Making cells

  func configure(with item: EmployeeListItem) {
    content.photoView.image = item.photo
    content.nameLabel.text = item.name
    content.specializationLabel.text = item.specialization
  }
}
