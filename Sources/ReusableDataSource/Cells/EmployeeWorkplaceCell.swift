import EmployeeViews
import ListRendering

/// The row that names a workplace.
final class EmployeeWorkplaceCell: TableViewCell, Configurable {
  private let content = EmployeeWorkplaceView()
  override var contentView: View { content }

  // MARK: - Making cells

  var viewModel: EmployeeWorkplaceViewModel? {
    willSet(viewModel) { content.workplaceLabel.text = viewModel?.workplace }
  }
}
