import EmployeeViews
import ListRendering

/// The row that names an employee.
final class EmployeeInfoCell: TableViewCell, Configurable {
  private let content = EmployeeInfoView()
  override var contentView: View { content }

  // MARK: - Making cells

  var viewModel: EmployeeInfoViewModel? {
    willSet(viewModel) {
      content.photoView.image = viewModel?.photo
      content.nameLabel.text = viewModel?.name
      content.specializationLabel.text = viewModel?.specialization
    }
  }
}
