import UIKit

/// A view of a profile that observes its view model, shows the content in an adapted table, and
/// reports the taps.
final class ProfileViewController: UIViewController {
  private lazy var tableView = AdaptedTableView<ProfileSection>(
    cellFactory: ProfileCellFactory { [viewModel] button in viewModel.tapped(button) })

  private let viewModel: ProfileViewModel

  init(viewModel: ProfileViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  override func loadView() {
    tableView.allowsSelection = false
    view = tableView
  }

  /// Shows the content; UIKit calls this method again when something that it reads has changed.
  override func updateProperties() {
    super.updateProperties()
    let content = viewModel.content
    navigationItem.title = content.title
    tableView.show([content.section])
  }
}
