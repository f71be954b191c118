import EmployeeViews
import ListRendering

/// The row that names a workplace.
final class EmployeeWorkplaceCell: TableViewCell, AdaptedCell {
  static let identifier = "EmployeeWorkplaceCell"

  private let content = EmployeeWorkplaceView()
  override var contentView: View { content }

  // MARK: - Making cells

  var viewModel: EmployeeWorkplaceCellViewModel? {
    willSet(viewModel) { content.workplaceLabel.text = viewModel?.workplace }
  }
}
