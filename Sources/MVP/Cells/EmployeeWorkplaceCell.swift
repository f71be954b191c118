import EmployeeViews
import ListRendering

/// The row that names a workplace.
final class EmployeeWorkplaceCell: TableViewCell, EmployeeWorkplaceCellView {
  static let identifier = "EmployeeWorkplaceCell"

  private let content = EmployeeWorkplaceView()
  override var contentView: View { content }

  // MARK: - Making cells

  func show(workplace: String) {
    content.workplaceLabel.text = workplace
  }
}
