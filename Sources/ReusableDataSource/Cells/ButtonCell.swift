import EmployeeViews
import ListRendering

/// The row that holds a button.
final class ButtonCell: TableViewCell, Configurable {
  private let content = ButtonView()
  override var contentView: View { content }

  // MARK: - Making cells

  var viewModel: ButtonViewModel? {
    willSet(viewModel) { content.button.title = viewModel?.title }
  }

  // MARK: - Taps

  required init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    content.button.action = { [unowned self] in viewModel?.tapped() }
  }
}
